import { topics } from './topic.ts'

/** What an assistant can and cannot do. */
export const assistant = topics({
  language: { when: ['language', 'language bot'], page: { context: 'smb' }, unless: ['song', 'jingle'] },
  languageSong: { when: ['language song', 'language jingle', 'language lyrics'], page: 'musicCreation' },
  languageSchool: {
    when: ['language school', 'language parents', 'language teacher', 'language worksheet'],
    page: 'educationTools',
  },
  keepNumber: { when: ['keepNumber', 'keepNumber whatsApp'], page: 'smb' },
  mistake: { when: ['mistake', 'mistake bot', 'guarantee mistake'], page: 'gptAgents' },
  cannotAnswer: { when: ['cannotAnswer', 'cannotAnswer bot'], page: { context: 'ecommerce' } },
  takeOver: { when: ['takeOver', 'takeOver bot'], page: { context: 'ecommerce' } },
  medical: { when: ['medical', 'medical bot'], page: 'smb' },
  consent: { when: ['consent', 'consent broadcast', 'consent whatsApp'], page: 'smb' },
  shopPlatforms: {
    when: ['platform', 'platform connect', 'connect onlineShop', 'connect customerBot'],
    page: 'ecommerce',
  },
  calendar: { when: ['calendar', 'calendar connect'], page: 'smb' },
  tools: { when: ['tools', 'tools connect', 'connect', 'connect crm', 'connect app'], page: 'gptAgents' },
  night: { when: ['night', 'night bot'], page: { context: 'smb' } },
  bookings: { when: ['booking', 'booking bot', 'booking smb'], page: 'smb' },
  orders: { when: ['orders', 'orders bot', 'orders onlineShop', 'orders process'], page: 'ecommerce' },
  updates: {
    when: ['update', 'update price', 'update bot', 'update bot price'],
    page: 'services',
    unless: ['website', 'song', 'editSelf', 'keepNumber', 'revision'],
  },
})
