import { business } from '#content/business.ts'

export const about = {
  title: 'About',
  description: 'One founder in {contactCity} who builds AI assistants and automation, and answers for them.',
  keywords: 'AI automation {contactCity}, solo founder, AI consultant India',
  heading: 'One person who builds it and answers for it',
  /** Used if the settings contain the founder’s name. */
  named: 'I’m {name}.',
  lead: 'I plan, build and look after every assistant, website and tool that leaves this desk in {contactCity}. When you write, I’m the one who reads it.',
  caption: `Founder, ${business.name} · {contactCity}`,
  years: '{n} years of experience',
  primary: 'Get Free Consultation',
  secondary: 'View My Services',
  mission: {
    heading: 'Why I do this',
    text: [
      'Big companies have had software that answers, reminds and follows up for years. A clinic, a coaching centre or a shop with three people needs it more.',
      'Too many shops lose customers to a message nobody read. I make the fix simple and affordable.',
    ],
    points: [
      'You deal with me, from the first message to the last change.',
      'Prices are on the page before you ask.',
      'Assistants write the way your customers do: Hindi, English or Hinglish.',
      'You see everything the assistant says, and can take over.',
    ],
  },
  day: {
    heading: 'A day at the desk',
    lead: `Every message answered within ${business.replyWithinHours} hours.`,
    rows: [
      { time: '9:00 am', text: 'Your messages, read and answered by me' },
      { time: '10:30 am', text: 'Building, one project at a time' },
      { time: '3:00 pm', text: 'Demos and calls' },
      { time: '6:00 pm', text: 'Whatever an assistant couldn’t answer today, I teach it' },
    ],
  },
  expertise: {
    heading: 'What I know well',
    list: {
      gptAgents: {
        name: 'AI automation',
        text: 'Assistants and agents that finish a task, and ask before anything that can’t be undone.',
      },
      ecommerce: {
        name: 'E-commerce integration',
        text: 'Your orders, stock and payments, connected to the answers.',
      },
      smb: {
        name: 'WhatsApp business',
        text: 'Numbers, templates, consent, and the rules that keep them working.',
      },
      aiAppDevelopment: {
        name: 'Websites and apps',
        text: 'Fast on any phone, found on Google and Maps, easy to change.',
      },
      educationTools: {
        name: 'Tools for schools',
        text: 'Drafts for teachers, messages for parents, very little data stored.',
      },
      musicCreation: {
        name: 'Songs and video',
        text: 'For authors, creators and shops that want a tune people remember.',
      },
    },
  },
  delhi: {
    heading: 'Based in {contactCity}, Serving Globally',
    text: 'We meet over chai anywhere in {contactArea}, or by video wherever you are.',
    action: 'Schedule a Meeting',
  },
  why: {
    heading: 'Why Work With Me',
    list: [
      { title: 'Focus', text: 'A few projects at a time. Yours is one of them, not one of sixty.' },
      {
        title: 'Solo advantage',
        text: 'Nothing gets lost between sales, design and code. It’s the same person.',
      },
      { title: 'Results', text: 'See what the assistant answered, booked and missed, at any time.' },
      { title: 'Partnership', text: 'It grows with you. Small changes are part of the monthly fee.' },
    ],
  },
  closing: {
    heading: 'Start with one annoying task',
    text: 'The one you do every day and hate. Tell me in two sentences; you get a price within 24 hours.',
  },
}
