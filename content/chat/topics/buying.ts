import { topics } from './topic.ts'

/** From the first message to the finished work. */
export const buying = topics({
  process: { when: ['how begin', 'process'], page: { context: 'services' } },
  processBot: {
    when: ['process bot', 'process smb', 'process localShop', 'process voice'],
    page: { context: 'smb' },
  },
  processShop: { when: ['process onlineShop', 'process customerBot'], page: 'ecommerce' },
  processWebsite: { when: ['process website', 'process app'], page: 'aiAppDevelopment' },
  processSong: { when: ['process song', 'process jingle', 'process lyrics'], page: 'musicCreation' },
  processSchool: {
    when: ['process school', 'process teacher', 'process lessonPlan', 'process quiz', 'process grading'],
    page: 'educationTools',
  },
  processAgent: { when: ['process agent', 'process crm', 'process trained'], page: 'gptAgents' },
  processCreative: { when: ['process book', 'process author', 'process video'], page: 'creativeServices' },
  howLong: { when: ['howLong', 'howLong days'], page: { context: 'services' } },
  howLongBot: {
    when: [
      'howLong bot',
      'howLong smb',
      'howLong onlineShop',
      'howLong localShop',
      'howLong voice',
      'bot days',
    ],
    page: { context: 'smb' },
  },
  howLongWebsite: {
    when: ['howLong website', 'howLong app', 'website days', 'app days'],
    page: 'aiAppDevelopment',
  },
  howLongSong: {
    when: ['howLong song', 'howLong jingle', 'howLong lyrics', 'howLong event', 'song days', 'jingle days'],
    page: 'musicCreation',
    unless: ['files'],
  },
  howLongOther: {
    when: [
      'howLong school',
      'howLong teacher',
      'howLong lessonPlan',
      'howLong quiz',
      'howLong grading',
      'howLong book',
      'howLong video',
      'howLong author',
      'howLong agent',
      'howLong avatar',
      'howLong crm',
      'howLong trained',
      'howLong multichannel',
    ],
    page: { context: 'contact' },
  },
  urgent: { when: ['urgent'], page: 'contact', unless: ['howLong'] },
  delay: { when: [], page: 'terms' },
  needFrom: { when: ['needFrom'], page: { context: 'services' } },
  quote: {
    yields: true,
    when: ['quote', 'buy', 'buy bot', 'buy website', 'buy song', 'quote price', 'fixed quote'],
    page: 'contact',
    unless: ['orders'],
    actions: ['ask'],
  },
  quoteForm: { when: [], page: 'contact' },
  skills: { when: ['skills'], page: { context: 'services' } },
  onlyMobile: { when: [], page: { context: 'services' } },
  fixedPrice: { when: ['fixed price', 'fixed', 'range why', 'range price', 'why price'], page: 'gptAgents' },
})
