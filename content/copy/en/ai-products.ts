import type { AiProductsCopy } from '#content/copy/showcase.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiProducts = {
  title: 'AI products and apps',
  description:
    'An answer desk, a class kit and a song sketcher: AI products to start from, adapted to your business instead of built from nothing.',
  keywords: 'AI products, AI apps, shared inbox, class kit, song maker, custom AI software',
  heading: 'Products to start from',
  lead: 'Some problems are the same everywhere. For those there is something to begin with, adapted to your business instead of built from nothing.',
  productsHeading: 'What there is',
  statuses: {
    'with-every-bot': 'Available with every bot',
    available: 'Available',
    'in-development': 'In development',
    'coming-soon': 'Coming Soon',
  },
  products: {
    answerDesk: {
      title: 'Answer desk',
      description: 'One inbox for all chats. The assistant answers, and you step in when you like.',
      features: [
        'WhatsApp and website in one list',
        'Take over with one tap',
        'Shows what it could not answer',
      ],
      image: 'An inbox of conversations; in the open one the assistant answers first, then a person.',
    },
    classKit: {
      title: 'Class kit',
      description: 'From one chapter to a lesson plan, a quiz and a message to parents.',
      features: ['Drafts that a teacher approves', 'Hindi and English', 'Your syllabus'],
      image: 'A lesson plan with a leaf drawn on it, and a quiz below it with one answer ticked.',
    },
    songSketcher: {
      title: 'Song sketcher',
      description: 'Your words and a mood become a short first version to listen to.',
      features: ['Choose mood and language', 'Change a line, hear it again'],
      image: 'Lines of a song, three moods to choose from, and a sound wave with a play button.',
    },
    smartSchool: {
      title: 'Smart School',
      description: 'One place for a school’s lessons, marks and messages.',
      features: ['For teachers, parents and the office'],
      image: 'A school building drawn in dashed lines, with a clock and a flag.',
    },
  },
  cost: {
    heading: 'What adapting one costs',
    text: `There is no list price, because no two businesses need the same changes. You hear first which product fits and what would change. To compare: a custom AI web app, built from nothing, begins at ${formatRupees(prices.websites.customApp.amount)}.`,
    action: 'Websites and AI web apps',
  },
  steps: {
    heading: 'How it goes',
    list: [
      {
        title: 'You name the task',
        text: 'Two sentences are enough, with an example of how it is done today.',
      },
      {
        title: 'You see it with your data',
        text: 'A trial with a few of your own messages, chapters or lyrics.',
      },
      {
        title: 'It is adapted',
        text: 'Words, languages and the tools you use. Then you are shown how it works.',
      },
    ],
  },
  faq: [
    {
      question: 'What if something off the shelf does it better?',
      answer: 'Then you hear that, with its name. It costs you nothing.',
    },
    {
      question: 'Whose data is it?',
      answer:
        'Yours. It stays in your own accounts where that is possible, and is not used for other clients or to train AI.',
    },
    {
      question: 'Can it grow later?',
      answer:
        'Yes. What was adapted for you can be changed and added to, each step with a price you know before.',
    },
  ],
} satisfies AiProductsCopy
