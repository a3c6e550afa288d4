import { business } from '#content/business.ts'
import type { Picture, Scenes } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { starter } = prices.packages

const thread: Picture = {
  kind: 'thread',
  caption: 'An example: a clinic’s assistant books a patient in, after hours, in the patient’s own words.',
  name: 'Sample Clinic',
  status: 'Assistant, always on',
  lang: 'hi-Latn',
  messages: [
    { from: 'customer', text: 'Namaste, kal shaam doctor se milna hai. Time milega?', time: '9:42 pm' },
    {
      from: 'bot',
      text: 'Namaste. Kal shaam 5:30 aur 6:15 baje khaali hai. Kaunsa theek rahega?',
      time: '9:42 pm',
    },
    { from: 'customer', text: '6:15', time: '9:43 pm' },
    { from: 'bot', text: 'Ho gaya: kal, 6:15 pm. Ek ghanta pehle yaad dila doonga.', time: '9:43 pm' },
  ],
  outcome: 'Added to the clinic’s calendar',
}

const story: Scenes = {
  caption: 'One evening, in four pictures.',
  scenes: [
    { drawing: 'message', text: 'The shop is closed. Somebody writes.' },
    { drawing: 'answer', text: 'The assistant answers in their language.' },
    { drawing: 'calendar', text: 'The booking is in your calendar.' },
    { drawing: 'morning', text: 'In the morning you see all of it.' },
  ],
}

export const home = {
  title: 'AI assistants and automation for small businesses',
  description:
    'WhatsApp bots, AI chatbots, websites and school tools, built in {contactCity}. Plain prices, a quote within 24 hours.',
  keywords: 'AI automation, WhatsApp bot, AI chatbot, workflow automation, {contactPlace}',
  hero: {
    heading: 'Every message answered. Even at 9:42 pm.',
    lead: 'I build AI assistants that reply to your customers on WhatsApp, take bookings and follow up, so that you can close the shop and still not miss anyone.',
    primary: 'Get a quote',
    secondary: 'See services and prices',
    note: `Reply within ${business.replyWithinHours} hours. From ${formatRupees(starter.amount)} set-up and ${formatRupees(starter.monthly)} a month.`,
  },
  thread,
  intro: { heading: 'How it feels, in one evening', video: 'Watch the video', story },
  problem: {
    heading: 'What it costs you today, and what changes',
    before: 'Today',
    after: 'With an assistant',
    pairs: [
      {
        problem: 'Messages after closing wait until morning.',
        solution: 'Answered in seconds, day and night.',
      },
      {
        problem: 'The same ten questions eat the afternoon.',
        solution: 'It knows your answers and gives them.',
      },
      {
        problem: 'Nobody has time to remind and follow up.',
        solution: 'Reminders go out on their own, once.',
      },
    ],
  },
  verticals: {
    heading: 'Who it is for, and where prices begin',
    lead: 'Set up once, then a monthly fee while it works for you. No price is hidden behind a call.',
    list: {
      ecommerce: {
        name: 'Online shops',
        text: 'Order status, product questions, and alerts when you are needed.',
      },
      smb: {
        name: 'Clinics, salons, local shops',
        text: 'Bookings, reminders and follow-ups on WhatsApp. Coaching and real estate too.',
      },
      educationTools: {
        name: 'Schools and teachers',
        text: 'Lesson plans, quizzes and messages to parents.',
      },
      creativeServices: { name: 'Authors and creators', text: 'Book videos, author websites and songs.' },
    },
    more: 'Websites, agents and all other prices',
  },
  reasons: {
    heading: 'Why people choose one person over an agency',
    list: [
      { title: 'You speak to who builds it', text: 'No account manager between you and the work.' },
      { title: 'Prices before you ask', text: 'All of them, monthly fee beside set-up.' },
      { title: 'In your customers’ words', text: 'Hindi, English, or both in one line.' },
      { title: 'You stay in charge', text: 'Read every conversation, take over at any time.' },
    ],
  },
  testimonials: {
    heading: 'What clients say',
    text: 'Only words that clients wrote and agreed to publish will stand here; none are made up to fill the space. Until the first ones do, ask for a demo and judge by what you see.',
    action: 'See the sample projects',
  },
  founder: {
    heading: 'You talk to the person who builds it',
    text: 'DEL AI Works is one founder in {contactCity}, not an agency. Whoever answers your message also writes the software, sets it up and picks up when something needs changing.',
    link: 'About the founder',
  },
  closing: {
    heading: 'Tell me about your busiest hour',
    text: 'Describe it in a few words and get a quote within 24 hours, or see the assistant in a free demo first.',
  },
}
