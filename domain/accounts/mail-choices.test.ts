import { expect, test } from 'vitest'
import { everyMail, type MailChoices, noMail, type TeamNews, wantsMail } from './mail-choices.ts'

const hot: TeamNews = { about: 'newLeads', isHot: true }
const cold: TeamNews = { about: 'newLeads', isHot: false }
const onlyHot: MailChoices = { ...noMail, newLeads: 'hot' }

test.each<[string, MailChoices, TeamNews, 'owner' | 'member', boolean]>([
  ['sends everything if everything is chosen', everyMail, cold, 'member', true],
  ['sends nothing if nothing is chosen', noMail, hot, 'owner', false],
  ['sends a hot lead if only hot leads are chosen', onlyHot, hot, 'member', true],
  ['sends no other lead if only hot leads are chosen', onlyHot, cold, 'member', false],
  ['sends chats if chats are chosen', { ...noMail, chats: true }, { about: 'chats' }, 'member', true],
  [
    'sends no bookings if only chats are chosen',
    { ...noMail, chats: true },
    { about: 'bookings' },
    'member',
    false,
  ],
  ['sends a registration to the owner', everyMail, { about: 'registrations' }, 'owner', true],
  ['sends no registration to a member', everyMail, { about: 'registrations' }, 'member', false],
])('%s', (_what, choices, news, role, wanted) => {
  expect(wantsMail(choices, news, role === 'owner')).toBe(wanted)
})
