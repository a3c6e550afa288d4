import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const creativeServices = {
  title: 'Creative AI services for authors and creators',
  description: `Songs, book review videos and author websites, from ${formatRupees(prices.creative.song.amount)}.`,
  keywords: 'book review video, author website, book trailer, AI song, creators India',
  heading: 'Your book, seen and heard',
  lead: 'For authors and creators: a review video, a website or a song from your own words, ready for launch day.',
  timing: 'A plan and a fixed price before I start.',
  picture: {
    kind: 'drawing',
    caption: 'A sample: an author’s site on launch day.',
    image: 'An author’s website: the book River, its day of release, a button to buy it and a song to play.',
  },
  sample: {
    heading: 'The plan you see first',
    lead: 'A sample for one minute of video: what is shown, what is said and when. You change it before I make anything.',
    parts: [
      { title: '0:00', lines: ['The cover. Rain on a window.', '“Who waits for her?”'] },
      { title: '0:15', lines: ['A sound wave. A voice reads one line.', '“The river forgets.”'] },
      { title: '0:30', lines: ['A boat at night. Nobody in it.', 'Only water and a flute'] },
      { title: '0:50', lines: ['The cover again, and the date.', '“Out Friday. Link below.”'] },
    ],
  },
  offer: {
    heading: 'Prices for authors and creators',
    lead: 'You pay once. The plan comes first, with a fixed price.',
  },
  steps: {
    heading: 'From manuscript to launch day',
    list: [
      { title: 'You send the work', text: 'A manuscript, a link or a few pages. It stays between us.' },
      { title: 'You get a plan', text: 'One page: what is shown, what is said, what it costs.' },
      { title: 'You see a draft', text: 'Change whatever doesn’t sound like you.' },
      { title: 'You publish it', text: 'In the right size for Reels, YouTube and WhatsApp.' },
    ],
  },
  questions: 'Questions authors ask',
  faq: [
    {
      question: 'Is the review honest?',
      answer: 'It presents your book and says that it was made for you. I don’t invent readers’ opinions.',
    },
    {
      question: 'Who owns the result?',
      answer:
        'You do. You keep the rights to your words, and what I make for you is yours once it’s paid for.',
    },
    {
      question: 'Will my manuscript train an AI?',
      answer: 'No. I don’t do that, and I only use services that promise the same.',
    },
  ],
  closing: {
    heading: 'When is your launch?',
    text: 'Tell me the title and the date. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
