import { business } from '#content/business.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { VisitorEmailCopy } from './visitor-emails.ts'

export const english: VisitorEmailCopy = {
  footer: `${business.name}, {contactPlace}`,
  greeting: (name) => `Hello ${name},`,
  services: quoteLabels.en.serviceInterest,
  quoteReceived: {
    subject: (service) => `Your quote request: ${service}`,
    preview: `You’ll have a reply within ${business.replyWithinHours} hours.`,
    heading: 'I have your request',
    promise: `Thank you for your message. I read every request myself and will reply within ${business.replyWithinHours} hours with a price, what you get for it, and when it can be live.`,
    asked: 'What you asked for',
    service: 'Service',
    noService: 'to be discussed',
    message: 'Your message',
    reach: 'Forgot something?',
    reachBefore: 'Reply to this email, or write to',
    reachAfter: 'at any time.',
    notYou:
      'If you did not ask for a quote, someone entered your address by mistake. Ignore this email and you won’t hear from me again.',
  },
  booking: {
    made: {
      subject: (when) => `Your demo on ${when}`,
      preview: 'The demo is booked. You can move or cancel it at any time before it begins.',
      heading: 'Your demo is booked',
      text: 'Thank you for booking. I look forward to talking to you.',
    },
    moved: {
      subject: (when) => `Your demo has moved to ${when}`,
      preview: 'The demo has a new time.',
      heading: 'Your demo has a new time',
      text: 'Your demo has moved to the time below.',
      before: 'Before',
    },
    cancelled: {
      subject: (when) => `Your demo on ${when} is cancelled`,
      preview: 'The demo will not take place.',
      heading: 'Your demo is cancelled',
      text: 'The demo will not take place.',
      byTeam: 'I’m sorry that I had to cancel it.',
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
    businessTime: 'In India',
    place: 'Where',
    booking: 'Booking number',
    manage: 'Move or cancel the demo',
    calendar: 'Add it to your calendar:',
    calendarFile: 'Apple and other calendars',
    reachBefore: 'Questions before the call? Reply to this email, or write to',
    reachAfter: 'at any time.',
    notYou: 'If you did not book a demo, someone entered your address by mistake. You can ignore this email.',
  },
}
