import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

/** Descriptions tell where a page's prices begin. */
const from = ({ amount }: { amount: number }) => formatRupees(amount)

/** One page about a group of services: what it is, who it is for, and its prices. */
export type ServicePageCopy = {
  title: string
  description: string
  keywords: string
  heading: string
  lead: string
  paragraphs: string[]
}

export const servicePages = {
  services: {
    title: 'Services and prices',
    description:
      'WhatsApp bots, AI chatbots, websites, school tools and songs, with every price on the page.',
    keywords: 'AI services, WhatsApp bot price, chatbot price, website price India',
    heading: 'Services and prices',
    lead: 'Pick what takes your time today. Each service is set up once, then runs for a monthly fee where it needs looking after.',
    paragraphs: [
      'Every assistant is built on your own questions, prices and hours, in Hindi, English or the mix your customers write in. You can read each conversation and take over at any time.',
    ],
  },
  ecommerce: {
    title: 'E-commerce chatbots and order alerts',
    description: `A bot that answers product and order questions, and one that tells you what needs you. From ${from(prices.ecommerce.customerBot)}.`,
    keywords: 'ecommerce chatbot, WhatsApp order bot, online shop automation',
    heading: 'Your shop answers while you pack',
    lead: '“Where is my order?” is asked all day. The customer bot answers it, on WhatsApp and on your site. The owner bot writes to you only when it matters.',
    paragraphs: [
      'The customer bot knows your catalogue, delivery times and return rules, and looks up an order by its number. What it cannot answer it hands to you, with the conversation so far.',
      'The owner bot sends a message for a new order, low stock or an unhappy customer, so that you need not watch a screen.',
    ],
  },
  smb: {
    title: 'Automation for small businesses',
    description: `Bookings, reminders and follow-ups on WhatsApp for clinics, salons, coaching and local shops. From ${from(prices.smb.businessBot)}.`,
    keywords: 'WhatsApp automation, clinic booking bot, salon reminders, small business automation',
    heading: 'Bookings and reminders, without the phone',
    lead: 'For clinics, salons, real estate, coaching centres and local shops: an assistant that takes bookings, reminds people and follows up on WhatsApp.',
    paragraphs: [
      'It offers the times that are really free, confirms, and reminds before the appointment. Those who asked but did not book get one friendly message, not five.',
      'Add voice for calls, a dashboard for the counter, or broadcasts to customers who agreed to get them.',
    ],
  },
  aiAppDevelopment: {
    title: 'Websites and AI web apps',
    description: `Business websites, portfolios, online shops and custom AI web apps, from ${from(prices.websites.portfolio)}.`,
    keywords: 'website development Delhi, AI web app, business website price',
    heading: 'A website that works the day it opens',
    lead: 'Quick on any phone, easy to find, and with an assistant inside if you want one.',
    paragraphs: [
      'You give the words and pictures you have, however rough. You get a site with your services, prices and contact in order, and you are shown how to change it.',
      'Where a form or a sheet is not enough, a custom web app does one job of yours well.',
    ],
  },
  gptAgents: {
    title: 'GPT agents and trained chatbots',
    description:
      'Agents that work in your tools, chatbots trained on your documents, voice and CRM integration.',
    keywords: 'GPT agents, trained chatbot, CRM integration, voice assistant',
    heading: 'Agents that do the step, not only describe it',
    lead: 'An agent reads a message, looks up what it needs and carries out the next step in the tools you already use.',
    paragraphs: [
      'Typical first jobs: sorting enquiries into your CRM, answering from long documents, preparing quotes for you to check. Each one asks before it does what cannot be undone.',
    ],
  },
  aiProducts: {
    title: 'AI products and apps',
    description: 'Ready-made AI products and apps, adapted to your business.',
    keywords: 'AI products, AI apps, custom AI software',
    heading: 'AI products and apps',
    lead: 'Some problems are the same everywhere. For those there are products to start from, adapted to your business instead of built from nothing.',
    paragraphs: [
      'Say what you need done and you hear which product fits, what it would take to adapt it, and what that costs. If something off the shelf does the job better, you hear that too.',
    ],
  },
  musicCreation: {
    title: 'AI songs and jingles',
    description: `Event songs, jingles and music for your own words, from ${from(prices.music.lyricToMusic)}.`,
    keywords: 'AI song, jingle maker, custom song India, wedding song',
    heading: 'A song for the day, a jingle for the shop',
    lead: 'Tell the story, name the mood and the language. You hear a first version, say what to change, and get the files.',
    paragraphs: ['For weddings and birthdays, for launches, for a shop that wants to be hummed.'],
  },
  creativeServices: {
    title: 'Creative AI services for authors and creators',
    description: `Songs, book review videos and author websites, from ${from(prices.creative.song)}.`,
    keywords: 'book review video, author website, AI song, creators',
    heading: 'For authors and creators',
    lead: 'Your book, your idea or your lyrics, turned into something people can watch, hear and share.',
    paragraphs: ['You keep the rights to your own words. What is made for you is yours once it is paid for.'],
  },
  educationTools: {
    title: 'AI tools for schools and teachers',
    description: 'Lesson plans, quizzes, grading help and parent communication for schools, priced per year.',
    keywords: 'AI for schools, lesson plan generator, quiz maker, parent communication',
    heading: 'Evenings back for teachers',
    lead: 'Lesson plans, quizzes, worksheets and messages to parents, drafted in minutes and finished by the teacher who knows the class.',
    paragraphs: [
      'Every draft is a draft: teachers check and change it before a student sees it. Prices are per year, for a teacher or for the whole school.',
    ],
  },
} satisfies Record<string, ServicePageCopy>

/** Headings of price lists on service pages. */
export const servicePrices = {
  heading: 'Prices',
  packages: 'Packages',
  note: 'Prices in rupees. The final quote comes after analysis of your case.',
  noPrices: 'The price depends on what has to be adapted. You get it within 24 hours of asking.',
  cta: {
    heading: 'Get your exact price',
    text: 'Two sentences about your business are enough. You get a quote within 24 hours.',
    action: 'Get a quote',
  },
  smartSchool: {
    name: 'Smart School',
    text: 'One place for a school’s lessons, marks and messages.',
    button: 'Coming Soon',
  },
  details: 'See details',
}
