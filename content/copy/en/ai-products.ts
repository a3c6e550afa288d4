import type { AiProductsCopy } from '#content/copy/showcase.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiProducts: AiProductsCopy = {
  title: 'AI products and apps',
  description:
    'An answer desk, a class kit and a song sketcher: ready-made AI tools, customised for your business.',
  keywords: 'AI products, AI apps, shared inbox, class kit, song maker, custom AI software',
  heading: 'Ready today, in your own words',
  lead: 'Two tools you don’t have to wait for: an inbox that answers your customers, and a kit that plans a lesson. I put in your prices, hours and chapters.',
  image: 'Three tools on a shelf; on the table a tablet with a fourth is painted in a shop’s colour.',
  productsHeading: 'Two that work now',
  soonHeading: 'In the making',
  statuses: {
    'with-every-bot': 'Included with every bot',
    available: 'Available',
    'in-development': 'In development',
    'coming-soon': 'Coming Soon',
  },
  ask: 'Ask for a price',
  askSoon: 'Tell me when it’s ready',
  visit: 'Open {product}',
  products: {
    answerDesk: {
      title: 'Answer desk',
      description: 'All chats in one inbox. The assistant answers, and you step in when you like.',
      features: [
        'WhatsApp and website in one list',
        'Take over with one tap',
        'Shows what it couldn’t answer',
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
      description: 'Plans, tests and parent messages in one place.',
      features: ['For teachers, parents and the office'],
      image: 'A school building drawn in dashed lines, with a clock and a flag.',
    },
  },
  fitting: {
    heading: 'What “in your own words” means',
    lead: 'A sample: the same message, before and after I put in a clinic’s prices, hours and calendar.',
    threads: [
      {
        name: 'Answer desk',
        status: 'As it comes',
        lang: 'hi-Latn',
        messages: [
          { from: 'customer', text: 'Kal cleaning ho sakti hai? Kitne ki hai?', time: '10:52 pm' },
          {
            from: 'bot',
            text: 'Namaste! Aapka sawaal likh liya hai. Clinic se jawab aayega.',
            time: '10:52 pm',
          },
          { from: 'bot', text: 'Cleaning ₹900. Aaj 11:00 baje aa sakte hain.', time: '9:10 am' },
          { from: 'customer', text: 'Doosri jagah ho gaya. Thank you.', time: '9:25 am' },
        ],
        outcome: 'It takes a message. You answer in the morning.',
      },
      {
        name: 'Sample Dental',
        status: 'With your prices, hours and calendar',
        lang: 'hi-Latn',
        messages: [
          { from: 'customer', text: 'Kal cleaning ho sakti hai? Kitne ki hai?', time: '10:52 pm' },
          { from: 'bot', text: 'Haan. Cleaning ₹900. Kal 11:00 am ya 5:30 pm khaali hai.', time: '10:52 pm' },
          { from: 'customer', text: '5:30', time: '10:53 pm' },
          { from: 'bot', text: 'Book ho gaya: kal, 5:30 pm.', time: '10:53 pm' },
        ],
        outcome: 'Booked, while the clinic was closed.',
      },
    ],
  },
  cost: {
    heading: 'What the fitting costs',
    text: 'Mostly nothing on top: it is part of the prices above. For the rest you get one fixed price, in writing, before I start.',
    action: 'Websites and AI web apps',
    before: 'What you want',
    after: 'What it costs',
    pairs: [
      { before: 'Your prices, hours and tone', after: 'Included' },
      { before: 'Your board, chapters and languages', after: 'Included' },
      { before: 'A new step, such as your stock list', after: 'One fixed price' },
      {
        before: 'A tool built from scratch',
        after: `From ${formatRupees(prices.websites.customApp.amount)}`,
      },
    ],
  },
  questions: 'Questions about these tools',
  faq: [
    {
      question: 'What if something off the shelf does it better?',
      answer: 'Then I’ll tell you which one to buy. Free.',
    },
    {
      question: 'Whose data is it?',
      answer:
        'Yours. It stays in your own accounts where possible, and I don’t use it for other clients or to train AI.',
    },
    {
      question: 'Can it grow later?',
      answer: 'Yes. I can change it and add to it step by step. You know each price before.',
    },
  ],
  closing: {
    heading: 'Which task would you start with?',
    text: 'You get a price in writing within 24 hours, and a trial with a few of your own messages or chapters before you decide.',
  },
}
