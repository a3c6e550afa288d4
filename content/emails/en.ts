import { business } from '#content/business.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { VisitorEmailCopy } from './visitor-emails.ts'

export const english: VisitorEmailCopy = {
  footer: `${business.name}, {contactPlace}`,
  greeting: (name) => `Hello ${name},`,
  services: quoteLabels.en.serviceInterest,
  quoteReceived: {
    subject: (service) => `Your quote request: ${service}`,
    preview: `We reply within ${business.replyWithinHours} hours.`,
    heading: 'We have your request',
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
  booking: {
    made: {
      subject: (when) => `Your demo on ${when}`,
      preview: 'The demo is booked. You can move or cancel it at any time before it begins.',
      heading: 'Your demo is booked',
      text: 'Thank you for your interest. The time is yours.',
    },
    moved: {
      subject: (when) => `Your demo is moved to ${when}`,
      preview: 'The demo has a new time.',
      heading: 'Your demo has a new time',
      text: 'The demo is moved. The old time is free again.',
      before: 'It was on',
    },
    cancelled: {
      subject: (when) => `Your demo on ${when} is cancelled`,
      preview: 'The demo will not take place.',
      heading: 'Your demo is cancelled',
      text: 'The demo will not take place.',
      byTeam: 'We are sorry that we had to call it off.',
      again: 'Book another time',
    },
    reminder: {
      subject: (when) => `Reminder: your demo on ${when}`,
      preview: 'Your demo is coming up.',
      heading: 'Your demo is coming up',
      text: 'This is a reminder of your demo.',
    },
    service: 'Service',
    time: 'Time',
    businessTime: 'For us that is',
    place: 'Where',
    booking: 'Booking number',
    manage: 'Move or cancel the demo',
    calendar: 'Put it into your calendar:',
    calendarFile: 'Apple and others',
    reachBefore: 'To ask something first, answer this mail, or write to',
    reachAfter: 'at any time.',
    notYou: 'If you did not book a demo, somebody mistyped an address. You can ignore this mail.',
  },
}
