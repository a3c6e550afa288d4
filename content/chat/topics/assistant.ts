import { topics } from './topic.ts'

/** What an assistant can and cannot do. */
export const assistant = topics({
  language: { when: ['language mistake', 'language'], page: { context: 'smb' }, unless: ['song', 'jingle'] },
  languageSong: { when: ['language song', 'language jingle', 'language lyrics'], page: 'musicCreation' },
  languageSchool: {
    when: ['language school', 'language parents', 'language teacher', 'language worksheet'],
    page: 'educationTools',
  },
  keepNumber: {
    when: ['keepNumber'],
    page: 'smb',
  },
  numberAfter: { when: [], page: 'services' },
  mistake: {
    when: ['mistake', 'guarantee mistake'],
    page: 'gptAgents',
  },
  cannotAnswer: { when: ['cannotAnswer'], page: { context: 'ecommerce' } },
  otherThanText: { when: [], page: { context: 'smb' }, open: true },
  humanLike: { when: [], page: 'home', actions: ['booking'] },
  takeOver: { when: ['takeOver'], page: { context: 'ecommerce' } },
  botRules: { when: [], page: 'ecommerce' },
  medical: { when: ['medical'], page: 'smb', of: 'smb.businessBot' },
  consent: {
    when: ['stop consent', 'keepNumber consent', 'consent'],
    page: 'smb',
  },
  shopPlatforms: {
    when: ['platform', 'connect onlineShop', 'connect customerBot'],
    page: 'ecommerce',
    of: 'ecommerce.customerBot',
  },
  socialMedia: { when: [], page: 'gptAgents', of: 'gptAgents.multichannel', toldAtOnce: true },
  courier: { when: [], page: 'ecommerce', of: 'ecommerce.customerBot' },
  foodOrders: { when: [], page: { context: 'smb' }, of: 'smb.businessBot', actions: ['ask'] },
  botTakesPayment: { when: [], page: { context: 'smb' }, open: true },
  calendar: { when: ['calendar'], page: 'smb', of: 'smb.businessBot' },
  tools: {
    when: ['tools', 'connect', 'connect crm', 'connect app', 'connect payMethod'],
    page: 'gptAgents',
  },
  followUps: { when: [], page: 'smb', of: 'smb.businessBot' },
  reminders: { when: [], page: 'smb', of: 'smb.businessBot' },
  leadsForgotten: { when: [], page: { context: 'smb' } },
  botModel: { when: [], page: 'privacy', open: true, actions: ['hand-over'] },
  night: { when: ['night'], page: { context: 'smb' } },
  bookings: {
    when: ['cancel smb', 'cancel booking', 'booking', 'booking bot', 'booking smb'],
    page: 'smb',
    of: 'smb.businessBot',
  },
  orders: {
    when: ['orders', 'orders bot', 'orders onlineShop', 'orders process'],
    page: 'ecommerce',
    of: 'ecommerce.customerBot',
  },
  updates: {
    when: ['update', 'update price', 'update bot', 'update bot price'],
    page: 'services',
    unless: ['website', 'song', 'editSelf', 'keepNumber', 'revision', 'parents'],
  },
  benefit: { when: ['benefit', 'benefit bot', 'benefit whatsApp', 'why want bot'], page: 'home' },
  noWebsite: { when: ['noWebsite'], page: 'smb', unless: ['want'] },
  onOwnSite: { when: [], page: 'smb', of: 'smb.businessBot' },
})
