import { expect, test } from 'vitest'
import { everyMail, type MailChoices, noMail, type TeamNews, wantsMail } from './mail-choices.ts'

const hot: TeamNews = { about: 'newLeads', isHot: true }
const cold: TeamNews = { about: 'newLeads', isHot: false }
const onlyHot: MailChoices = { ...noMail, newLeads: 'hot' }

test.each<[string, MailChoices, TeamNews, 'owner' | 'member', boolean]>([
  ['all of it', everyMail, cold, 'member', true],
  ['none of it', noMail, hot, 'owner', false],
  ['hot leads only, and it is', onlyHot, hot, 'member', true],
  ['hot leads only, and it is not', onlyHot, cold, 'member', false],
  ['chats', { ...noMail, chats: true }, { about: 'chats' }, 'member', true],
  ['bookings when chats are wanted', { ...noMail, chats: true }, { about: 'bookings' }, 'member', false],
  ['a registration, to the owner', everyMail, { about: 'registrations' }, 'owner', true],
  ['a registration, to a member', everyMail, { about: 'registrations' }, 'member', false],
])('%s', (_what, choices, news, role, wanted) => {
  expect(wantsMail(choices, news, role === 'owner')).toBe(wanted)
})
