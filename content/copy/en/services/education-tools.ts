import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const educationTools = {
  title: 'AI tools for schools and teachers',
  description: `Lesson plans, quizzes, grading help and parent communication for schools, priced per year, from ${formatRupees(prices.schools.lessonPlans.amount)} a teacher.`,
  keywords: 'AI for schools, lesson plan generator, quiz maker, grading help, parent communication',
  heading: 'Evenings back for teachers',
  lead: 'Lesson plans, quizzes, worksheets and messages to parents, drafted in minutes. The teacher who knows the class finishes them.',
  timing: 'Start with one subject and two teachers.',
  picture: {
    kind: 'paper',
    caption: 'A sample, made from one chapter.',
    title: 'Photosynthesis',
    subtitle: 'Class 7 · Science · 40 minutes',
    rows: [
      { label: '5 min', text: 'Question: why is the leaf green?' },
      { label: '10 min', text: 'Story: a leaf’s day, with a drawing' },
      { label: '15 min', text: 'In pairs: a leaf in water, count the bubbles' },
      { label: '7 min', text: 'Five-question quiz, answers on the back' },
      { label: '3 min', text: 'Homework, and a message to parents in Hindi' },
    ],
    foot: 'Draft. Your teacher approves it.',
  },
  sample: {
    heading: 'The same chapter, three more sheets',
    lead: 'Drafts for your syllabus. The teacher changes what doesn’t fit.',
    parts: [
      {
        title: 'Test, set A',
        lines: [
          '1. What does a leaf give out by day?',
          'a) Nitrogen   b) Smoke',
          'c) Water   d) Oxygen',
          'Answers on the back. Set B has another order, so nobody copies.',
        ],
      },
      {
        title: 'Marks, suggested',
        lines: [
          '“Leaves make food from sunlight and air.”',
          '2 of 3',
          'Right, but water is missing. The teacher decides before a student sees it.',
        ],
      },
      {
        title: 'Message to parents, in their language',
        lines: ['Namaste. Aaj pattiyon ke baare mein padha. Ghar par poochhiye: patti hari kyun hoti hai?'],
        lang: 'hi-Latn',
      },
    ],
  },
  image: 'A teacher at home in the evening with a cup of tea; the lesson plan on her laptop is ready.',
  offer: {
    heading: 'Tick what your school needs',
    lead: `Each tool has a price per year. Lesson plans come to ${formatRupees(prices.schools.lessonPlans.amount / 12)} a month for each teacher.`,
  },
  steps: {
    heading: 'How a school starts',
    list: [
      { title: 'One subject, two teachers', text: 'You choose who tries it, with your own chapters.' },
      { title: 'A short training', text: 'In the staff room or on video, in Hindi or English.' },
      { title: 'The whole school', text: 'Add tools one by one, when teachers ask for them.' },
    ],
  },
  questions: 'Questions schools ask',
  faq: [
    {
      question: 'What happens to students’ data?',
      answer:
        'I keep as little as possible, for your school only. It is never used for advertising or to train AI. You get that in writing.',
    },
    {
      question: 'Does AI mark our students?',
      answer: 'No, it suggests. A teacher decides every mark and can see the reason for the suggestion.',
    },
    {
      question: 'Is there a price for one teacher?',
      answer: 'Yes. Lesson plans are priced per teacher, per year. The other tools cover the whole school.',
    },
  ],
  closing: {
    heading: 'Which evening job should go first?',
    text: 'Tell me the classes, the board and the number of teachers. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
