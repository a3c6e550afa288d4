import { business } from '#content/business.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { starter } = prices.packages

export const home = {
  title: 'AI assistants and automation for small businesses',
  description:
    'WhatsApp bots, AI chatbots, websites and school tools, built in Delhi. Plain prices, a quote within 24 hours.',
  keywords: 'AI automation, WhatsApp bot, AI chatbot, workflow automation, Delhi, India',
  hero: {
    heading: 'Every message answered. Even at 9:42 pm.',
    lead: 'I build AI assistants that reply to your customers on WhatsApp, take bookings and follow up, so that you can close the shop and still not miss anyone.',
    primary: 'Get a quote',
    secondary: 'See services and prices',
    note: `Reply within ${business.replyWithinHours} hours. From ${formatRupees(starter.amount)} set-up and ${formatRupees(starter.monthly)} a month.`,
  },
  thread: {
    caption: 'An example: a clinic’s assistant books a patient in, after hours, in the patient’s own words.',
    name: 'Sample Clinic',
    status: 'Assistant, always on',
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
    booked: 'Added to the clinic’s calendar',
  },
  offer: {
    heading: 'What it does, and what it costs',
    lead: 'Set-up once, a monthly fee while it works for you. No price is hidden behind a call.',
    more: 'Details of {name}',
    packages: 'Or take a package',
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        title: 'You say what takes your time',
        text: 'Missed calls, the same ten questions, reminders nobody sends. Two sentences are enough.',
      },
      {
        title: 'You get a quote within 24 hours',
        text: 'With a fixed scope and a price, after looking at your case.',
      },
      {
        title: 'I build it on your own questions',
        text: 'Your prices, your hours, your tone. You try it before any customer does.',
      },
      {
        title: 'It goes live, and I stay',
        text: 'You see every conversation and can take over at any time. Changes are a message away.',
      },
    ],
  },
  founder: {
    heading: 'You talk to the person who builds it',
    text: 'DEL AI Works is one founder in Delhi, not an agency. Whoever answers your message also writes the software, sets it up and picks up when something needs changing.',
    link: 'About the founder',
  },
  closing: {
    heading: 'Tell me about your busiest hour',
    text: 'Describe it in a few words and get a quote within 24 hours, or see the assistant in a free demo first.',
    primary: 'Get a quote',
    secondary: 'Book a free demo',
  },
}
