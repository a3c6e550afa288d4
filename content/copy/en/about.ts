import { business } from '#content/business.ts'
import type { Picture } from '#content/copy/service-page.ts'

const day: Picture = {
  kind: 'paper',
  caption: 'How a working day goes.',
  title: 'A day at the desk',
  subtitle: '{contactPlace}',
  rows: [
    { label: '9:00', text: 'Your messages, read and answered by me' },
    { label: '10:30', text: 'Building, one project at a time' },
    { label: '15:00', text: 'Demos and calls' },
    { label: '18:00', text: 'What assistants could not answer today, mended' },
  ],
  foot: `Every message answered within ${business.replyWithinHours} hours`,
}

export const about = {
  title: 'About',
  description: 'One founder in {contactCity} who builds AI assistants and automation, and answers for them.',
  keywords: 'AI automation {contactCity}, solo founder, AI consultant India',
  heading: 'One person who builds it and answers for it',
  lead: 'DEL AI Works is a one-person business in {contactCity}. The founder plans, builds and looks after every assistant, website and tool that leaves the desk.',
  picture: day,
  primary: 'Get Free Consultation',
  secondary: 'View My Services',
  mission: {
    heading: 'The mission',
    text: [
      'Large companies have had software to answer, remind and follow up for years. A clinic, a coaching centre or a shop with three people needs it more, and can have it now.',
      'The story is short: too many shops lost customers to an unread message. The work here is to make the cure small, plain and affordable.',
    ],
    points: [
      'You deal with the founder, from the first message to the last change.',
      'Prices are on the page before you ask.',
      'Assistants speak the way your customers write: Hindi, English, or both in one line.',
      'You can see everything the assistant says, and take over.',
    ],
  },
  expertise: {
    heading: 'What I know well',
    list: [
      {
        title: 'AI automation',
        text: 'Assistants and agents that finish a task, and ask before what can’t be undone.',
      },
      {
        title: 'E-commerce integration',
        text: 'Orders, stock and payments of your shop, connected to the answers.',
      },
      {
        title: 'WhatsApp business',
        text: 'Numbers, templates, consent and the rules that keep them working.',
      },
      { title: 'Websites and apps', text: 'Fast on any phone, found by search, easy to change.' },
      { title: 'Tools for schools', text: 'Drafts for teachers, messages for parents, little data kept.' },
      { title: 'Songs and video', text: 'For authors, creators and shops that want to be hummed.' },
    ],
  },
  delhi: {
    heading: 'Based in {contactCity}, Serving Globally',
    text: 'Meetings are in person in {contactArea}, or by video anywhere.',
    action: 'Schedule a Meeting',
  },
  why: {
    heading: 'Why Work With Me',
    list: [
      { title: 'Focus', text: 'A few projects at a time. Yours is one of them, not one of sixty.' },
      {
        title: 'Solo advantage',
        text: 'Nothing is lost between sales, design and code: it is the same person.',
      },
      { title: 'Results', text: 'You see what the assistant answered, booked and missed, at any time.' },
      { title: 'Partnership', text: 'It grows with you. Small changes are part of the monthly fee.' },
    ],
  },
  closing: {
    heading: 'Start with one annoying task',
    text: 'The one you do every day and would not miss.',
  },
}
