import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiAppDevelopment = {
  title: 'Websites and AI web apps',
  description: `Business websites, portfolios, online shops and custom AI web apps, from ${formatRupees(prices.websites.portfolio.amount)}.`,
  keywords:
    'website development {contactCity}, AI web app, business website price, online shop website India',
  heading: 'A website that’s ready for customers from day one',
  lead: 'Quick on any phone, easy to find on Google and Maps, and with an assistant inside if you want one.',
  timing: 'A business website is usually live in two weeks.',
  picture: {
    kind: 'drawing',
    caption: 'A sample: a bakery’s site, with prices and a WhatsApp button on the first screen.',
    image:
      'A sample bakery’s website on a laptop and a phone: cakes with prices, opening hours, a map and a WhatsApp button.',
  },
  sample: {
    heading: 'From your notes to your page',
    lead: 'Rough notes and photos are enough. Pages load at once, even with one bar of signal, and are set up for Google and Maps. Domain, text and pictures are in your name.',
    parts: [
      {
        title: 'You send',
        lines: [
          'Cake shop in Lajpat Nagar, eggless also',
          'Truffle 650, pineapple 550, nankhatai 180',
          'Open 7 to 9. Orders on WhatsApp, two days before',
          'And three photos',
        ],
      },
      {
        title: 'Your customers see',
        lines: [
          'Fresh cakes in Lajpat Nagar',
          'Truffle cake · ₹650',
          'Pineapple cake · ₹550',
          'Nankhatai · ₹180',
          'Eggless on request · 7 am to 9 pm',
          'Order on WhatsApp',
        ],
      },
    ],
  },
  offer: {
    heading: 'Pick your website',
    lead: 'You pay for a website once. Only your domain and hosting are extra, paid to the provider.',
  },
  steps: {
    heading: 'From rough notes to a live site',
    list: [
      { title: 'You send what you have', text: 'Old site, flyer, photos, three sites you like.' },
      { title: 'You see a first draft', text: 'Real pages on your phone, not a drawing of them.' },
      { title: 'Two rounds of changes', text: 'Tell me what to move, add and leave out.' },
      {
        title: 'It goes live',
        text: 'A business website in about two weeks. For shops and apps, the date is in your quote.',
      },
    ],
  },
  questions: 'Questions about websites',
  faq: [
    {
      question: 'What comes on top of the price?',
      answer: 'Only your domain and hosting. You pay the provider directly, so both stay yours.',
    },
    {
      question: 'What is a custom AI web app?',
      answer:
        'Software for one job of yours: a quote maker, a document reader, a planner. We talk about that job first. The price depends on its size.',
    },
    {
      question: 'Can you fix my existing website?',
      answer: 'Often, yes. I look at it and tell you whether fixing it or starting fresh costs less.',
    },
  ],
  closing: {
    heading: 'Someone is searching for what you sell',
    text: 'Send me your old site, or say what your flyer says. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
