import { business } from '#content/business.ts'
import type { Picture } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

const thread: Picture = {
  kind: 'thread',
  caption: 'Example: a patient books after closing time.',
  name: 'Sample Clinic',
  status: 'Replies day and night',
  lang: 'hi-Latn',
  messages: [
    { from: 'customer', text: 'Namaste, kal shaam doctor se milna hai. Time milega?', time: '11:40 pm' },
    {
      from: 'bot',
      text: 'Namaste. Kal shaam 5:30 aur 6:15 baje khaali hai. Kaunsa theek rahega?',
      time: '11:40 pm',
    },
    { from: 'customer', text: '6:15', time: '11:41 pm' },
    { from: 'bot', text: 'Ho gaya: kal, 6:15 pm. Ek ghanta pehle yaad dila doonga.', time: '11:41 pm' },
  ],
  outcome: 'In the clinic’s calendar: tomorrow, 6:15 pm',
}

/** The sum is shown with its factors: missed messages a month (52 weeks ÷ 12 months) × the value of a visit. */
const missed = { aWeek: 3, aMonth: 13, worth: 800 }
const lostAMonth = missed.aMonth * missed.worth
const visitsForFee = Math.ceil(businessBot.monthly / missed.worth)

export const home = {
  title: 'AI assistants and automation for small businesses',
  description:
    'WhatsApp bots, AI chatbots, websites and school tools, built in {contactCity}. Nearly every price is on the site, a quote comes within 24 hours.',
  keywords: 'AI automation, WhatsApp bot, AI chatbot, workflow automation, {contactPlace}',
  hero: {
    heading: 'Every message answered. Even at 11:40 pm.',
    lead: 'I build AI assistants that reply to your customers on WhatsApp, take the booking and follow up. You close the shop. Nobody is left waiting.',
    primary: 'Get a quote',
    /** Opens the assistant with this question. */
    tryIt: { label: 'Try it live', question: 'WhatsApp bot kitne ka hai?' },
    note: `From ${formatRupees(businessBot.amount)} set-up and ${formatRupees(businessBot.monthly)} a month. I reply within ${business.replyWithinHours} hours.`,
  },
  thread,
  morning: {
    heading: '8:00 am. It’s all on your phone.',
    lead: 'You wake up to a list, not to a pile of unread messages.',
    picture: 'Sunrise; the owner’s phone lists what came in overnight',
    points: [
      {
        title: 'What got booked',
        text: 'Straight into the calendar you already use, with name and number.',
      },
      {
        title: 'What got answered',
        text: 'Prices, timings, address, stock. The questions you answer all day.',
      },
      {
        title: 'What needs you',
        text: 'Complaints, and anything the assistant isn’t sure about, come to you at once.',
      },
    ],
    more: 'See it for clinics, salons and shops',
    video: 'Watch the video',
  },
  problem: {
    heading: 'What does a missed message cost?',
    lead: `Do the sum for your own counter. Here it is for a small clinic: ${visitsForFee} visits saved pay for the month.`,
    bill: [
      [`Missed, ${missed.aWeek} a week`, `${missed.aMonth} a month`],
      ['Worth of one visit', formatRupees(missed.worth)],
      ['Lost in a month', formatRupees(lostAMonth)],
      ['The assistant', `${formatRupees(businessBot.monthly)} a month`],
      ['Set-up, once', formatRupees(businessBot.amount)],
    ] as [string, string][],
    before: 'Today',
    after: 'With an assistant',
    pairs: [
      {
        before: 'A message after closing waits until morning.',
        after: 'Answered in seconds, day and night.',
      },
      {
        before: 'You answer the same ten questions all day.',
        after: 'It knows your prices, timings and address.',
      },
      {
        before: 'Nobody has time to remind and follow up.',
        after: 'Reminders go out automatically.',
      },
    ],
  },
  verticals: {
    heading: 'Prices for your kind of business',
    lead: 'One set-up fee, then a monthly fee. You don’t have to call to know the price.',
    list: {
      ecommerce: {
        name: 'Online shops',
        text: '“Where is my order?” answered at once, and an alert when you’re needed.',
      },
      smb: {
        name: 'Clinics, salons, local shops',
        text: 'Bookings, reminders and follow-ups on WhatsApp. Coaching and real estate too.',
      },
      educationTools: {
        name: 'Schools and teachers',
        text: 'Lesson plans, quizzes and messages to parents. Evenings back for teachers.',
      },
      creativeServices: {
        name: 'Authors and creators',
        text: 'A song for the day, a jingle for the shop. Book videos and author sites.',
      },
    },
    more: 'All services and prices',
  },
  founder: {
    heading: 'You talk to the person who builds it',
    /** Used if the settings contain the founder’s name. */
    named: 'I’m {name}.',
    text: 'DEL AI Works is one person in {contactCity}, not an agency. I answer your message, build the assistant, set it up and fix what needs fixing.',
    link: 'About the founder',
    ask: {
      heading: 'Don’t take my word for it. Ask the assistant.',
      text: 'The chat on this site is the kind I build. Ask a price, change your mind, mix languages.',
      questions: ['WhatsApp bot kitne ka hai?', 'How long does it take?', 'Show me a clinic'],
    },
  },
  closing: {
    heading: 'Tell me about your busiest hour',
    text: 'Two sentences are enough. You get a price within 24 hours, test the assistant with your staff, and go live about two weeks after you say yes.',
  },
}
