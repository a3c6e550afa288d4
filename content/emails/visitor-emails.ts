import { business } from '#content/business.ts'
import type { Locale } from '#domain/locale.ts'

/** The words of mails to visitors. A language that is declared has all of them. */
export type VisitorEmailCopy = {
  /** The language that these words are in, which tells screen readers how to speak them. */
  language: Locale
  footer: string
  quoteReceived: {
    subject: (service: string) => string
    preview: string
    heading: string
    greeting: (name: string) => string
    promise: string
    asked: string
    service: string
    noService: string
    message: string
    reach: string
    reachBefore: string
    reachAfter: string
    notYou: string
  }
  demoReceived: {
    subject: (date: string) => string
    preview: string
    heading: string
    greeting: (name: string) => string
    promise: string
    asked: string
    service: string
    date: string
    time: string
    booking: string
    reachBefore: string
    reachAfter: string
    notYou: string
  }
}

const english: VisitorEmailCopy = {
  language: 'en',
  footer: `${business.name}, ${business.location}`,
  quoteReceived: {
    subject: (service) => `Your quote request: ${service}`,
    preview: `We reply within ${business.replyWithinHours} hours.`,
    heading: 'We have your request',
    greeting: (name) => `Hello ${name},`,
    promise: `Thank you for writing to us. You get a reply within ${business.replyWithinHours} hours, from a person who has read what you wrote.`,
    asked: 'What you asked for',
    service: 'Service',
    noService: 'to be talked about',
    message: 'Your message',
    reach: 'If something is missing',
    reachBefore: 'Answer this mail, or write to',
    reachAfter: 'at any time.',
    notYou: `If you did not ask us for a quote, somebody mistyped an address. You can ignore this mail, and we will not write again unless you do.`,
  },
  demoReceived: {
    subject: (date) => `Your demo request for ${date}`,
    preview: `We confirm the time within ${business.replyWithinHours} hours.`,
    heading: 'We have your demo request',
    greeting: (name) => `Hello ${name},`,
    promise: `Thank you for your interest. We confirm the time, or propose another, within ${business.replyWithinHours} hours.`,
    asked: 'What you asked for',
    service: 'Service',
    date: 'Date',
    time: 'Time (Indian)',
    booking: 'Booking number',
    reachBefore: 'If something has changed, answer this mail, or write to',
    reachAfter: 'at any time.',
    notYou: 'If you did not ask for a demo, somebody mistyped an address. You can ignore this mail.',
  },
}

/** English stands in until a language has its own words. */
export const visitorEmailCopy: Record<Locale, VisitorEmailCopy> = { en: english, hi: english, sw: english }
