import { business } from '#content/business.ts'
import { demoServiceLabels } from '#content/demo-labels.ts'
import type { DayWords } from '#domain/bookings/say-time.ts'
import { tooLong } from './common.ts'

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
  india: 'Indian time (IST)',
  city: '{city} time',
}

/** How a day and a time are chosen. */
const picker = {
  calendar,
  date: 'Date',
  time: 'Time',
  length: 'A demo takes {n} minutes.',
  zone: 'Times are {zone}.',
  yours: 'Below each stands your own time, for {city}.',
  loading: 'Looking up free times...',
  failed: 'The free times could not be looked up.',
  tryAgain: 'Try again',
  none: `No time is free in the coming weeks. Write to {contactEmail}, and we will find one.`,
  both: 'Date and time',
  show: 'Show free times',
  showDay: 'Show the times of this day',
  earlier: 'Earlier days',
  later: 'Later days',
  chosen: '{day}, {time}, {zone}',
  chosenHere: 'For you that is {day}, {time}, {zone}.',
  taken: {
    heading: 'That time has just been taken',
    text: 'Nothing you wrote is lost. Take one of the nearest free times, or choose another.',
    none: 'Nothing you wrote is lost. Please choose another time.',
  },
}

/** The demo form, on its page and in the chat. */
const form = {
  heading: 'Book Your Demo',
  intro: 'Free of charge. The time you choose is yours at once.',
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
  services: demoServiceLabels,
  consent: `I agree that ${business.name} keeps these details for the demo, as the {link} says.`,
  consentLink: 'privacy policy',
  honeypot: 'Leave this field empty',
  submit: 'Book Demo',
  submitting: 'Booking...',
  /** Takes one of the times that are offered in the place of a taken one. */
  instead: 'Book {day}, {time}',
  picker,
  problems: {
    required: 'Please fill this in.',
    date: 'Choose a day.',
    time: 'Choose a time.',
    email: 'Enter a complete email address, like name@example.com.',
    phone: 'Enter a phone number of 10 to 15 digits, or leave it empty.',
    past: 'Choose a day from today on.',
    'too-long': 'That is too long.',
    choice: 'Select one of the options.',
    consent: 'Tick the box, so that we may keep your details and answer.',
  },
  missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  check: { title: 'Missing Information', description: 'Please check the marked fields.' },
  failed: {
    title: 'Booking Error',
    description: 'There was an issue booking your demo. Please try again or contact us directly.',
    tooLong,
    tooMany: 'Several bookings came from your connection. You can send the next in {minutes}.',
    minute: '{n} minute',
    minutes: '{n} minutes',
    direct: 'Write to {email}',
  },
  booked: {
    title: 'Demo Booked Successfully!',
    withMail: 'A confirmation email is on its way to you.',
    withoutMail: 'We cannot send you a confirmation email right now. Our team will contact you.',
    /** In the chat: what the assistant says, and where the booking's own page is. */
    confirmation: 'Your demo is booked for {day}, {time}, {zone}. Your booking number is {id}.',
    manage: 'Your booking: calendar, move, cancel',
  },
}

export type PickerWords = typeof picker
export type DemoFormWords = typeof form

export const book = {
  title: 'Book a free demo',
  description:
    'Choose a free time and see an AI assistant like yours at work. No cost, no account, and you can move or cancel it.',
  keywords: 'book AI demo, free chatbot demo, WhatsApp bot demo, {contactCity}',
  heading: 'Book a free demo',
  lead: 'Choose a time that is free. You see an assistant like yours at work and ask anything; it costs nothing and binds you to nothing.',
  form,
  steps: {
    heading: 'How it goes',
    list: [
      {
        title: 'You choose a time',
        text: 'Only times that are really free are shown. The one you take is kept for you.',
      },
      {
        title: 'It is in your calendar',
        text: 'With one tap, or from the file. The link to move or cancel it is on the page that follows.',
      },
      {
        title: 'We meet',
        text: 'Your booking says how to join, or we write it to you before. You talk with the person who would build it.',
      },
    ],
  },
  questionsHeading: 'Before you book',
  faq: [
    {
      question: 'What do I see?',
      answer: 'An assistant, bot or workflow near to what you need, at work. Bring your own questions to it.',
    },
    {
      question: 'What if I cannot make it?',
      answer: 'Move or cancel it yourself with your booking’s link, without an account. You need no reason.',
    },
    {
      question: 'Which time is meant?',
      answer:
        'Times are Indian. Where your device is set to another time zone, your own time stands below each.',
    },
  ],
}

/** The page of one booking, behind its link. */
export const booking = {
  title: 'Your demo',
  headings: {
    booked: 'Your demo is booked',
    cancelled: 'This demo is cancelled',
    past: 'This demo is over',
    gone: 'No booking is shown here',
  },
  facts: {
    when: 'When',
    yours: 'Your time',
    moment: '{day}, {time}, {zone}',
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
    moved: { title: 'Moved', text: 'The new time is yours, and the old one is free again.' },
    cancelled: { title: 'Cancelled', text: 'The time is free again. Thank you for telling us.' },
  },
  keep: 'Keep the address of this page: with it you can move or cancel the demo, without an account.',
  calendar: {
    heading: 'Add it to your calendar',
    google: 'Google Calendar',
    outlook: 'Outlook',
    download: 'Download .ics file',
    newTab: '(opens a new tab)',
  },
  move: {
    heading: 'Move it to another time',
    text: 'Your time stays yours until you have taken the new one.',
    submit: 'Move the demo',
    submitting: 'Moving...',
    instead: 'Move to {day}, {time}',
    unchanged: 'That is the time it has already. Choose another one.',
  },
  cancel: {
    heading: 'Cancel it',
    question: 'Do you want to cancel your demo on {day}, {time}?',
    reason: 'Why?',
    reasonHint: 'Only if you like to say it.',
    submit: 'Yes, cancel the demo',
    submitting: 'Cancelling...',
  },
  failed: {
    title: 'That did not work',
    text: `Nothing has been changed. Please try again in a moment, or write to {contactEmail}.`,
    unreached:
      'No answer came; the connection was lost. What you chose is still here. Try again: it is done once only.',
    tooLong,
    tooMany: 'Nothing has been changed. Many changes came from your connection; try again in {minutes}.',
    minute: form.failed.minute,
    minutes: form.failed.minutes,
  },
  past: `To talk again, book another demo or write to {contactEmail}.`,
  cancelledText: 'If you want to talk after all, choose a new time.',
  again: 'Book another demo',
  gone: {
    text: 'If you have just booked, a person looks at your booking first and writes to you. Otherwise the link may be cut off, or too old: open it again from the mail.',
    contact: `Nothing helps? Write to {contactEmail}.`,
  },
  problems: { date: form.problems.date, time: form.problems.time, past: form.problems.past },
  picker,
}

export type BookingWords = typeof booking
