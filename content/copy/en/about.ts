export const about = {
  title: 'About',
  description: 'One founder in Delhi who builds AI assistants and automation, and answers for them.',
  keywords: 'AI automation Delhi, solo founder, AI consultant India',
  heading: 'One person who builds it and answers for it',
  lead: 'DEL AI Works is a one-person business in Delhi. The founder plans, builds and looks after every assistant, website and tool that leaves the desk.',
  primary: 'Get Free Consultation',
  secondary: 'View My Services',
  mission: {
    heading: 'The mission',
    text: 'Large companies have had software to answer, remind and follow up for years. A clinic, a coaching centre or a shop with three people needs it more, and can have it now. The work here is to make it small, plain and affordable.',
    points: [
      'You deal with the founder, from the first message to the last change.',
      'Prices are on the page before you ask.',
      'Assistants speak the way your customers write: Hindi, English, or both in one line.',
      'You can see everything the assistant says, and take over.',
    ],
  },
  delhi: {
    heading: 'Based in Delhi, Serving Globally',
    text: 'Meetings are in person in Delhi NCR, or by video anywhere.',
    action: 'Schedule a Meeting',
  },
  closing: {
    heading: 'Start with one annoying task',
    text: 'The one you do every day and would not miss.',
    action: 'Get a quote',
  },
}
