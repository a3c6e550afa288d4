import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const creativeServices = {
  title: 'Creative AI services for authors and creators',
  description: `Songs, book review videos and author websites, from ${formatRupees(prices.creative.song.amount)}.`,
  keywords: 'book review video, author website, book trailer, AI song, creators India',
  heading: 'For authors and creators',
  lead: 'Your book, your idea or your lyrics, turned into something people can watch, hear and share.',
  picture: {
    kind: 'scenes',
    caption: 'An example: a book review video in four scenes.',
    scenes: [
      { drawing: 'cover', text: 'The cover, and one question it raises' },
      { drawing: 'voice', text: 'A line of yours, read aloud' },
      { drawing: 'film', text: 'The world of the book, in three pictures' },
      { drawing: 'share', text: 'Where to get it, ready for reels' },
    ],
  },
  does: {
    heading: 'What you can have made',
    points: [
      { title: 'A video about your book', text: 'For launch day, your page and everybody’s feed.' },
      { title: 'A website of your own', text: 'Books, readings, press and one place to write to you.' },
      { title: 'A song from your words', text: 'A poem, a chapter, a dedication.' },
    ],
  },
  steps: {
    heading: 'How it goes',
    list: [
      { title: 'You send the work', text: 'A manuscript, a link, some pages. It stays between us.' },
      { title: 'You get a plan', text: 'What is shown and said, on one page, with the price.' },
      { title: 'You see a draft', text: 'And change what does not sound like you.' },
      { title: 'You publish it', text: 'With files in the shapes that each place wants.' },
    ],
  },
  faq: [
    {
      question: 'Who owns what is made?',
      answer:
        'You. You keep the rights to your own words, and what is made for you is yours once it is paid for.',
    },
    {
      question: 'Is the review honest?',
      answer: 'It is about your book and says that it was made for you. Readers’ opinions are not made up.',
    },
    {
      question: 'Is my manuscript used to train AI?',
      answer: 'Not by me, and only services that promise the same are used.',
    },
  ],
} satisfies ServicePageCopy
