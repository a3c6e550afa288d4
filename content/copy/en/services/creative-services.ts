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
    caption: 'A sample: a book review video in four scenes, upright for reels.',
    image:
      'Four frames of a book video: the cover, a line read aloud, a boat on a river at night, and the link to buy.',
  },
  does: {
    heading: 'What I can make for you',
    image: 'An author’s website: the book River, its day of release, a button to buy it and a song to play.',
    points: [
      { title: 'A video about your book', text: 'For launch day, your page and everyone’s feed.' },
      {
        title: 'A website of your own',
        text: 'Your books, readings, press, and one place to reach you.',
      },
      { title: 'A song from your words', text: 'A poem, a chapter or a dedication, set to music.' },
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
