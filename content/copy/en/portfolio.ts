import type { PortfolioCopy } from '#content/copy/showcase.ts'

export const portfolio = {
  title: 'Portfolio',
  description:
    'Three sample projects: a clinic’s booking desk on WhatsApp, a saree shop’s order desk, and a class kit for teachers.',
  keywords: 'AI automation portfolio, WhatsApp bot examples, booking bot, order status bot, lesson plans',
  heading: 'See how it would work for you',
  lead: 'Three samples, built to show the work. In a free demo you see one answer live, with questions from your own business.',
  sampleTag: 'Sample project',
  resultsHeading: 'What it does',
  closing: {
    heading: 'Which one is closest to your day?',
    text: 'Tell me what you run. You get a price in writing within 24 hours.',
  },
  projects: {
    bookingDesk: {
      title: 'A booking desk on WhatsApp',
      client: 'Dental practice with two chairs',
      category: 'Clinic',
      description:
        'Patients write when the desk is closed: in Hindi, in English, mostly in both. The assistant answers the same way, offers the free times and puts the visit into the day’s list.',
      results: [
        'Offers only times that are free in the calendar',
        'Reminds the day before, and moves the visit if asked',
        'Passes pain and emergencies to the dentist at once',
      ],
      image:
        'A phone with a chat in Hindi; the time that was chosen in it appears in the clinic’s list for the day.',
      tags: ['WhatsApp', 'Hindi and English', 'Calendar'],
      callToAction: 'Ask for a booking desk',
    },
    orderDesk: {
      title: 'An order desk for a saree shop',
      client: 'Online shop for handwoven sarees',
      category: 'E-commerce',
      description:
        '“Where is my order?” comes all day, and most of all before a festival. Customers get the answer from the courier’s own data. The owner gets one message when she is needed.',
      results: [
        'Finds an order by its number or the customer’s phone',
        'Alerts the owner to new orders, low stock and complaints',
        'Shows all orders and open questions on one screen',
      ],
      image:
        'A dashboard with orders by day and their state, an alert for the owner, and a phone that shows a customer where the parcel is.',
      tags: ['Order status', 'Owner alerts', 'Dashboard'],
      callToAction: 'Ask for an order desk',
    },
    classKit: {
      title: 'A class kit for teachers',
      client: 'Classes 1 to 8, Hindi and English medium',
      category: 'School',
      description:
        'Put in one chapter. Out come a lesson plan, a short quiz with its key and a message to parents. All are drafts: the teacher changes and approves them.',
      results: [
        'Plans the period minute by minute, for your syllabus',
        'Makes a quiz in two versions, with the answer key',
        'Writes to parents in Hindi and English; the teacher reads it first',
      ],
      image:
        'A lesson plan on a sheet of paper, a quiz question with its answer ticked, and a message to parents in Hindi.',
      tags: ['Lesson plans', 'Quiz', 'Parent messages'],
      callToAction: 'Ask for a class kit',
    },
  },
} satisfies PortfolioCopy
