import { business } from '#content/business.ts'
import type { LegalDocument } from '../legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms and conditions',
  description: `The terms on which ${business.name} works for its clients.`,
  keywords: 'terms and conditions, payments, refunds, liability',
  heading: 'Terms and conditions',
  updated: 'Last changed: November 2026',
  contents: 'On this page',
  summary: {
    heading: 'In short',
    points: [
      'Your written quote says what you get and what it costs.',
      'Cancel before work begins and you get your advance back. After that, payments are non-refundable.',
      'I fix faults that you report within 30 days, at no cost.',
    ],
  },
  intro: `These terms apply between you and ${business.name}, {contactPlace} (“I”), when you use this website or order work from me. A signed quote takes priority.`,
  sections: [
    {
      heading: 'Payments',
      text: [
        'Prices on this site are in Indian rupees and are a guide until you have a written quote. I may accept an advance payment of 50%; the rest is due on delivery unless the quote says otherwise. Monthly fees are paid in advance for each month.',
        'Payments are non-refundable once work has begun. Before that, you may cancel and get your advance back.',
        'Payments are made through a card payment provider. I do not see or store card details.',
      ],
    },
    {
      heading: 'Services',
      text: [
        'I build and look after AI assistants, automations, websites, school tools and creative work. The quote says exactly what you get, and by when. Other work is quoted separately. Dates move if what I need from you comes later than agreed.',
      ],
    },
    {
      heading: 'Your responsibilities',
      text: [
        'You give me correct information, the texts and access I need, and name one person who decides. You have the right to use what you hand me. You use what I deliver within the law and the rules of the platforms it runs on, and you contact only people who agreed to it.',
      ],
    },
    {
      heading: 'Intellectual property',
      text: [
        'What you give me stays yours. What I make for you becomes yours once it is fully paid, except for my general tools and methods and the work of others, for which you get a lasting right of use. I show your project as a reference only with your consent.',
      ],
    },
    {
      heading: 'Warranties',
      text: [
        'I work with care and fix faults in what I delivered that you report within 30 days, at no cost. AI systems can be wrong: check what matters before you rely on it. I give no warranty for services of third parties or for a particular business result.',
      ],
    },
    {
      heading: 'Liability',
      text: [
        'As far as the law allows, my liability for one order is limited to what you paid for it, and I am not liable for lost profit or indirect damage. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      heading: 'Confidentiality',
      text: [
        'I keep what I learn about your business and your customers to myself, even after the work has ended, and you do the same with what you learn about mine. This does not cover what is public or what the law requires to be disclosed.',
      ],
    },
    {
      heading: 'Termination',
      text: [
        'Monthly services can be ended by either side with 30 days’ notice by email. Either side may end an order at once if the other seriously breaks these terms and does not put it right within 14 days of being asked. Work done until then is paid for, and you get your data.',
      ],
    },
    {
      heading: 'Governing law',
      text: ['These terms are under the law of India. The courts of Delhi/NCR decide disputes.'],
    },
    {
      heading: 'Changes',
      text: [
        'I may change these terms for future orders. What applies to an order is the version from the day of your acceptance.',
      ],
    },
    {
      heading: 'Contact',
      text: [`${business.name}, {contactPlace}: {contactEmail}.`],
    },
    {
      heading: 'Severability',
      text: ['If one of these terms should be invalid, the others stay in force.'],
    },
  ],
}
