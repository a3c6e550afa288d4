import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const aiAppDevelopment = {
  title: 'Websites and AI web apps',
  description: `Business websites, portfolios, online shops and custom AI web apps, from ${formatRupees(prices.websites.portfolio.amount)}.`,
  keywords:
    'website development {contactCity}, AI web app, business website price, online shop website India',
  heading: 'A website that works the day it opens',
  lead: 'Quick on any phone, easy to find, and with an assistant inside if you want one.',
  picture: {
    kind: 'website',
    caption: 'An example: what a visitor of a bakery needs, on the first screen.',
    address: 'sample-bakery.example',
    heading: 'Fresh at 7 in the morning',
    lines: ['Bread and cakes, with prices', 'Open today until 9 pm', 'Sector 12 market, see the map'],
    action: 'Order on WhatsApp',
  },
  does: {
    heading: 'What you get',
    points: [
      { title: 'Pages that load at once', text: 'Also on a cheap phone with one bar of signal.' },
      {
        title: 'Your words, put in order',
        text: 'You give notes and photos, however rough. You get services, prices and contact where people look.',
      },
      { title: 'Found by name and by need', text: 'Prepared for search, maps and WhatsApp previews.' },
      {
        title: 'Yours',
        text: 'Domain, text and pictures are in your name. You are shown how to change things.',
      },
    ],
  },
  steps: {
    heading: 'From notes to a site',
    list: [
      { title: 'You send what you have', text: 'Old site, flyer, photos, three sites you like.' },
      { title: 'You see a first draft', text: 'The real pages on your phone, not a drawing of them.' },
      { title: 'Two rounds of changes', text: 'You say what to move, add and leave out.' },
      { title: 'It opens', text: 'A business website usually within two weeks, a shop or app by agreement.' },
    ],
  },
  faq: [
    {
      question: 'What comes on top of the price?',
      answer: 'Your domain and hosting, paid by you directly to the provider, so that they stay yours.',
    },
    {
      question: 'What is a custom AI web app?',
      answer:
        'Software made for one job of yours: a quote maker, a document reader, a planner. It begins with a talk about that job, and the price follows its size.',
    },
    {
      question: 'Can you mend a site I have already?',
      answer: 'Often, yes. You hear after a look whether mending or a new start costs less.',
    },
  ],
} satisfies ServicePageCopy
