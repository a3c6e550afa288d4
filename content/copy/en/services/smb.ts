import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { businessBot } = prices.smb

export const smb = {
  title: 'Automation for small businesses',
  description: `Bookings, reminders and follow-ups on WhatsApp for clinics, salons, coaching and local shops. From ${formatRupees(businessBot.amount)}.`,
  keywords:
    'WhatsApp automation, clinic booking bot, salon reminders, coaching centre bot, small business automation',
  heading: 'Bookings and reminders, without the phone',
  lead: 'For clinics, salons, real estate, coaching centres and local shops: an assistant that takes bookings, reminds people and follows up on WhatsApp.',
  picture: {
    kind: 'thread',
    caption: 'An example: a coaching centre fills a seat on a Sunday.',
    name: 'Sample Coaching Centre',
    status: 'Admissions assistant',
    lang: 'hi-Latn',
    messages: [
      { from: 'customer', text: 'Class 10 maths ki fees kya hai?', time: '8:15 am' },
      {
        from: 'bot',
        text: 'Rs 2,200 mahina, 12 bachchon ka batch. Pehli class free hai, Monday ya Wednesday?',
        time: '8:15 am',
      },
      { from: 'customer', text: 'Wednesday', time: '8:16 am' },
      { from: 'bot', text: 'Seat rakh li: Wednesday, 5 pm. Tuesday ko yaad dila doonga.', time: '8:16 am' },
    ],
    outcome: 'New trial seat, with the parent’s number',
  },
  does: {
    heading: 'What it takes off your hands',
    points: [
      {
        title: 'Bookings, day and night',
        text: 'It offers the times that are really free, books, moves and cancels.',
      },
      {
        title: 'Reminders that are sent',
        text: 'The day before and the hour before, so that fewer chairs stay empty.',
      },
      {
        title: 'Follow-ups, once and kindly',
        text: 'Who asked but did not book gets one friendly message, not five.',
      },
      {
        title: 'Every enquiry in one list',
        text: 'Name, need and number of everybody who wrote, also of those who went quiet.',
      },
    ],
  },
  steps: {
    heading: 'From quote to first booking',
    list: [
      { title: 'You say how you work', text: 'Hours, prices, who does what, what must stay with you.' },
      {
        title: 'Your calendar is connected',
        text: 'The one you use today, so that nothing is booked twice.',
      },
      {
        title: 'You test it for a few days',
        text: 'Staff and friends book and cancel, and what is odd is mended.',
      },
      { title: 'Your number answers', text: 'Usually within two weeks of your yes.' },
    ],
  },
  faq: [
    {
      question: 'Do I keep my WhatsApp number?',
      answer:
        'In most cases yes. Your number moves to WhatsApp’s business service; you read and write in an app beside it. It is checked before you pay.',
    },
    {
      question: 'What if a patient asks something medical?',
      answer: 'The assistant does not advise. It says so, and passes the message to you at once.',
    },
    {
      question: 'Can I send offers to all my customers?',
      answer:
        'With the broadcast tool, to those who agreed to get them. Everybody can stop it with one word.',
    },
  ],
} satisfies ServicePageCopy
