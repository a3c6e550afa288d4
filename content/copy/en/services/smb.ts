import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

export const smb = {
  title: 'WhatsApp bookings and reminders for small businesses',
  description: `Bookings, reminders and follow-ups on WhatsApp for clinics, salons, coaching and local shops. From ${formatRupees(businessBot.amount)}.`,
  keywords: 'WhatsApp automation, clinic booking bot, salon reminders, small business automation',
  heading: 'Bookings and reminders without phone calls',
  lead: 'For clinics, salons, coaching centres, real estate and local shops. The assistant books, reminds and follows up on WhatsApp. You look after the person in front of you.',
  timing: 'Live about two weeks after you say yes.',
  picture: {
    kind: 'threads',
    caption: 'Samples. Yours uses your prices and timings.',
    legend: 'Kind of business',
    threads: [
      {
        label: 'Clinic',
        name: 'Sample Clinic',
        status: 'Replies day and night',
        lang: 'hi-Latn',
        messages: [
          { from: 'bot', text: 'Kal 6:15 pm ka appointment yaad hai? Aa rahe hain?', time: '10:00 am' },
          { from: 'customer', text: 'Kal nahi ho payega. Thursday?', time: '10:12 am' },
          { from: 'bot', text: 'Koi baat nahi. Thursday 5:30 pm ya 7:00 pm?', time: '10:12 am' },
          { from: 'customer', text: '7', time: '10:13 am' },
          { from: 'bot', text: 'Badal diya: Thursday, 7:00 pm.', time: '10:13 am' },
        ],
        outcome: 'Visit moved. Tomorrow’s 6:15 pm is free again.',
      },
      {
        label: 'Salon',
        name: 'Sample Salon',
        status: 'Replies day and night',
        lang: 'hi-Latn',
        messages: [
          { from: 'customer', text: 'Saturday ko makeup trial ho sakta hai?', time: '11:40 pm' },
          { from: 'bot', text: '12 baje ya 4 baje?', time: '11:40 pm' },
          { from: 'customer', text: '4 baje', time: '11:40 pm' },
          { from: 'bot', text: 'Book ho gaya: Saturday, 4:00 pm. Subah yaad dila doonga.', time: '11:40 pm' },
        ],
        outcome: 'Trial booked after closing time.',
      },
      {
        label: 'Real estate',
        name: 'Sample Homes',
        status: 'Replies day and night',
        lang: 'hi-Latn',
        messages: [
          { from: 'customer', text: 'Dwarka mein 2 BHK, 60 lakh tak?', time: '11:40 pm' },
          {
            from: 'bot',
            text: 'Teen options hain. Sunday ko dekhna hai?',
            time: '11:40 pm',
          },
          { from: 'customer', text: 'Sunday 11 baje', time: '11:40 pm' },
          { from: 'bot', text: 'Book ho gaya: Sunday, 11:00 am. Subah yaad dila doonga.', time: '11:40 pm' },
        ],
        outcome: 'Site visit booked.',
      },
    ],
  },
  sample: {
    heading: 'One Tuesday at the clinic',
    lead: 'A sample day, without one phone call.',
    parts: [
      {
        title: '8:00 am',
        lines: ['What came in overnight is answered. Two new bookings are in your calendar.'],
      },
      {
        title: '10:00 am',
        lines: ['Reminders go out, the day before and the hour before, so fewer chairs stay empty.'],
      },
      {
        title: '10:12 am',
        lines: ['One patient can’t come. The visit moves to Thursday; 6:15 pm is free again.'],
      },
      {
        title: '3:00 pm',
        lines: ['Someone asked on Monday and didn’t book. The assistant follows up once, politely.'],
      },
      {
        title: '8:00 pm',
        lines: ['You read one list: name, number and need, even of those who stopped replying.'],
      },
    ],
  },
  image: 'A patient picks a time in a chat; it appears in the clinic’s list for Tuesday.',
  offer: {
    heading: 'Tick what you need. See the total.',
    lead: 'Start with the business bot. Add the rest when you’re ready.',
  },
  steps: {
    heading: 'From yes to first booking in about two weeks',
    list: [
      {
        title: 'You tell me how you work',
        text: 'Hours, prices, who does what, and what must stay with you.',
      },
      { title: 'I connect your calendar', text: 'The one you use today, so nothing is booked twice.' },
      {
        title: 'You try to break it',
        text: 'Staff and friends book and cancel for a few days. I fix what’s wrong.',
      },
      { title: 'Your number starts answering', text: 'You can read every chat and take over any time.' },
    ],
  },
  questions: 'Questions owners ask',
  faq: [
    {
      question: 'Do I keep my WhatsApp number?',
      answer:
        'In most cases, yes. Your number moves to WhatsApp’s business service, and you read and write in an app beside it. I’ll check this before you pay.',
    },
    {
      question: 'What if a patient asks something medical?',
      answer: 'The assistant gives no medical advice. It says so and passes the message to you at once.',
    },
    {
      question: 'Can I send offers to all my customers?',
      answer:
        'With the broadcast tool, to customers who agreed to get them. Anyone can stop it with one word.',
    },
    {
      question: 'Does it really understand Hinglish?',
      answer:
        'Yes. “Kal shaam ka time milega?” works, and so do Hindi, English and spelling mistakes. Try it in the chat on this page.',
    },
  ],
  closing: {
    heading: 'Tonight, someone will write after you close',
    text: 'Tell me what you run and when you’re busiest. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
