import { business } from '#content/business.ts'
import type { Flow } from '#content/copy/service-page.ts'
import type { DayWords } from '#domain/bookings/say-time.ts'
import { tooLong } from './common.ts'
import { labels } from './labels.ts'

const calendar: DayWords = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: '{weekday} {day} {month}',
  hours: 12,
  india: 'IST',
  city: '{city} time',
}

/** The picker for day and time. */
const picker = {
  calendar,
  /** Shown beside the first day of a month in the grid. */
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: 'Date',
  time: 'Time',
  /** Headings of the times before noon, before five, and later. */
  partsOfDay: ['Morning', 'Afternoon', 'Evening'],
  length: 'A demo takes {n} minutes.',
  zone: 'Times are in {zone}.',
  yours: 'Your own time in {city} is below each.',
  loading: 'Loading free times...',
  failed: 'The free times could not be loaded.',
  tryAgain: 'Try again',
  none: 'No time is free in the coming weeks. Write to {contactEmail} and I’ll find one.',
  both: 'Date and time',
  show: 'Show free times',
  showDay: 'Show the times of this day',
  earlier: 'Earlier days',
  later: 'Later days',
  chosen: '{day}, {time} {zone}',
  chosenHere: 'For you: {day}, {time} {zone}.',
  taken: {
    heading: 'That time has just been taken',
    text: 'What you typed is still here. Take one of the nearest free times, or choose another.',
    none: 'What you typed is still here. Please choose another time.',
  },
}

/** The demo form on its page and in the chat. */
const form = {
  heading: 'Book Your Demo',
  close: 'Close the booking form',
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone or WhatsApp',
    service: 'Service',
    message: 'What would you like to see?',
  },
  optional: '(optional)',
  services: labels.demoServices,
  consent: `${business.name} may keep these details for the demo, under the {link}.`,
  consentLink: 'privacy policy',
  honeypot: 'Leave this field empty',
  submit: 'Book Demo',
  submitting: 'Booking...',
  /** The button that takes an offered time instead of the taken one. */
  instead: 'Book {day}, {time}',
  picker,
  problems: {
    required: 'Please fill this in.',
    date: 'Choose a day.',
    time: 'Choose a time.',
    email: 'Enter a complete email address, like name@example.com.',
    phone: 'Enter a phone number of 10 to 15 digits, or leave it empty.',
    past: 'Choose today or a later day.',
    'too-long': 'That is too long.',
    choice: 'Select one of the options.',
    consent: 'Please tick the box so that I can book your demo.',
  },
  missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  check: { title: 'Check your details', description: 'Please check the marked fields.' },
  failed: {
    title: 'Booking Error',
    description: 'There was an issue booking your demo. Please try again or contact us directly.',
    tooLong,
    tooMany: 'Several bookings came from your connection. You can send the next one in {minutes}.',
    minute: '{n} minute',
    minutes: '{n} minutes',
    direct: 'Write to {email}',
  },
  booked: {
    title: 'Demo Booked Successfully!',
    withMail: 'A confirmation email is on its way to you.',
    withoutMail: 'I cannot send you a confirmation email right now, so I will contact you.',
    /** In the chat: the assistant's message and the link to the booking's page. */
    confirmation: 'Your demo is booked for {day}, {time} {zone}. Your booking number is {id}.',
    manage: 'Your booking: add to calendar, move, cancel',
  },
}

export type PickerWords = typeof picker
export type DemoFormWords = typeof form

export const book = {
  title: 'Book a free demo',
  description:
    'Pick a free time and see an AI assistant like yours at work. 30 minutes, free, no account. Move or cancel any time.',
  keywords: 'book AI demo, free chatbot demo, WhatsApp bot demo, {contactCity}',
  heading: 'Book a free demo',
  lead: 'Pick a time. See an assistant like yours at work and ask anything. No commitment.',
  note: '30 minutes · video call · free',
  form,
  halfHour: {
    title: 'What we do in 30 minutes',
    steps: [
      {
        by: 'First',
        tool: '5 min',
        text: 'You tell me what customers ask again and again',
        isYours: true,
      },
      {
        by: 'Then',
        tool: '15 min',
        text: 'You write to an assistant as a customer would, and try to break it',
        draft: {
          text: '“Kal 6 baje slot hai?”',
          answers: ['6:15 khali hai. Naam?'],
          lang: 'hi-Latn',
        },
      },
      {
        by: 'Last',
        tool: '10 min',
        text: 'I tell you what it costs, when it’s live, and whether you need it at all',
      },
    ],
  } as Omit<Flow, 'caption'>,
  questionsHeading: 'Before you book',
  faq: [
    {
      question: 'What happens after I book?',
      answer:
        'The time is yours at once. The next page puts it into your calendar in one tap, and you’ll get the joining link before the call.',
    },
    {
      question: 'What if I cannot make it?',
      answer: 'Move or cancel it yourself with your booking’s link. No account, no reason needed.',
    },
    {
      question: 'What time zone?',
      answer: 'India (IST). Abroad? Your local time is shown too.',
    },
  ],
}

/** The page of one booking. */
export const booking = {
  title: 'Your demo',
  description: 'Your demo booking: when it is, how to join, move or cancel it, and add it to your calendar.',
  headings: {
    booked: 'Your demo is booked',
    cancelled: 'This demo is cancelled',
    past: 'This demo is over',
    gone: 'This booking can’t be shown',
  },
  facts: {
    when: 'When',
    yours: 'Your time',
    moment: '{day}, {time} {zone}',
    length: 'Length',
    minutes: '{n} minutes',
    place: 'Where',
    about: 'About',
    name: 'Name',
    number: 'Booking number',
  },
  services: form.services,
  notices: {
    booked: { title: form.booked.title, text: form.booked.withMail },
    'booked-without-mail': {
      title: form.booked.title,
      text: `${form.booked.withoutMail} Add the demo to your calendar here.`,
    },
    moved: { title: 'Moved', text: 'Your demo has a new time.' },
    corrected: { title: 'Saved', text: 'Your details are updated.' },
    cancelled: { title: 'Cancelled', text: 'Thank you for letting me know.' },
  },
  keep: 'Save this page’s link. You can move or cancel the demo here, without an account.',
  calendar: {
    heading: 'Add it to your calendar',
    google: 'Google Calendar',
    outlook: 'Outlook',
    download: 'Download .ics file',
    newTab: '(opens a new tab)',
  },
  move: {
    heading: 'Move it to another time',
    text: 'You keep your current time until the new one is booked.',
    submit: 'Move the demo',
    submitting: 'Moving...',
    instead: 'Move to {day}, {time}',
    unchanged: 'Your demo is already at that time. Choose another one.',
  },
  correct: {
    heading: 'Correct your details',
    text: 'Add or change your name, phone number or what you would like to see.',
    labels: { name: form.labels.name, phone: form.labels.phone, message: form.labels.message },
    optional: form.optional,
    submit: 'Save details',
    submitting: 'Saving...',
  },
  cancel: {
    heading: 'Cancel it',
    question: 'Do you want to cancel your demo on {day}, {time}?',
    reason: 'Why?',
    reasonHint: 'Optional.',
    submit: 'Yes, cancel the demo',
    submitting: 'Cancelling...',
  },
  failed: {
    title: 'That did not work',
    text: `Nothing has been changed. Please try again in a moment, or write to {contactEmail}.`,
    unreached: 'The connection was lost. What you chose is still here. Try again; it will be done only once.',
    tooLong,
    tooMany: 'Nothing has been changed. Several changes came from your connection. Try again in {minutes}.',
    minute: form.failed.minute,
    minutes: form.failed.minutes,
  },
  past: `To talk again, book another demo or write to {contactEmail}.`,
  cancelledText: 'Changed your mind? Choose a new time.',
  again: 'Book another demo',
  gone: {
    text: 'If you have just booked, I check your booking first and write to you. Otherwise the link may be incomplete or expired: open it again from the email.',
    contact: 'Still not working? Write to {contactEmail}.',
  },
  problems: form.problems,
  picker,
}

export type BookingWords = typeof booking
