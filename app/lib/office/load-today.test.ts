import { expect, test } from 'vitest'
import { type Contact, defaultContact } from '#content/fill-contact.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import type { TeamMember } from '#server/accounts/team/list-team.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { setUpRoute } from '#tests/support/requests/call-routes.ts'
import { servicesContext } from '../context.ts'
import { loadToday } from './load-today.ts'

const owner = buildViewer({ role: 'owner' })
const nothing = async () => ({ total: 0 })

/** Loads the start page with nothing to do except what is given. */
function load({
  team = [],
  mail = { kind: 'working' },
  links = { contact: defaultContact, founder: { name: '' } },
  version = 0,
  codes = 'off',
}: {
  team?: Partial<TeamMember>[]
  mail?: MailState
  links?: { contact: Contact; whatsAppNumber?: string; founder: { name: string } }
  version?: number
  codes?: string
}) {
  const { context } = setUpRoute({
    viewer: owner,
    service: 'accounts',
    answers: { listTeam: team, readTwoFactor: { kind: codes } },
    others: {
      leads: {
        ...{ dueFollowUps: nothing, dueTasks: nothing, newToWork: nothing, countQuarantined: async () => 0 },
      },
      inbox: { waiting: nothing, listUnanswered: async () => ({ groups: [], total: 0 }) },
      bookings: {
        listDue: async () => ({ due: { total: 0 }, coming: { total: 0 } }),
        readAvailability: async () => ({ version }),
      },
      links,
      testimonials: { list: async () => ({ testimonials: [], total: 0 }), countQuarantined: async () => 0 },
      emails: {
        list: async () => ({ emails: [] }),
        countDead: async () => 0,
        countWaiting: async () => 3,
        state: async () => mail,
      },
      countNew: async () => ({ leads: 2, demos: 0, chats: 0, testimonials: 0 }),
      now: () => '2026-11-21T10:00:00.000Z',
    },
  })
  const services = context.get(servicesContext)
  const loaded = { viewer: owner, services, query: () => null, orInstead: <T>(work: Promise<T>) => work }
  return loadToday(loaded, '2026-11-20T10:00:00.000Z')
}

test('lists registrations with verified addresses, however many unverified ones there are', async () => {
  const waiting = (name: string, emailVerified: boolean) => ({
    name,
    status: 'pending' as const,
    emailVerified,
  })
  const fakes = Array.from({ length: 9 }, (_, number) => waiting(`Fake ${number}`, false))
  const colleagues = Array.from({ length: 7 }, (_, number) => waiting(`Colleague ${number}`, true))
  const member = { name: 'Member', status: 'approved' as const, emailVerified: true }
  const { registrations } = await load({ team: [...fakes, ...colleagues, member] })
  expect(registrations?.total).toBe(7)
  expect(registrations?.registrations.map(({ name }) => name)).toEqual(
    colleagues.slice(0, 5).map(({ name }) => name),
  )
  expect((await load({ team: fakes })).registrations?.total).toBe(0)
  expect((await load({ team: fakes })).unverified).toBe(0)
})

test('reports a mail outage with the number of waiting mails and of people who could not verify their address', async () => {
  const team = [{ status: 'pending' as const, emailVerified: false }]
  const { mail, unverified } = await load({ team, mail: { kind: 'none' } })
  expect(mail).toEqual({ state: { kind: 'none' }, waiting: 3 })
  expect(unverified).toBe(1)
})

test('lists each set-up step until the owner has done it', async () => {
  expect((await load({ mail: { kind: 'none' } })).setUp).toEqual([
    'name',
    'contact',
    'mail',
    'whatsApp',
    'hours',
    'codes',
  ])
  const contact = { ...defaultContact, email: 'asha@own.example' }
  const links = { contact, whatsAppNumber: '919876543210', founder: { name: 'Asha' } }
  const done = { links, version: 1, codes: 'on' }
  expect((await load(done)).setUp).toEqual([])
  expect((await load({ ...done, codes: 'off' })).setUp).toEqual(['codes'])
})

test('reports what arrived since the last visit', async () => {
  expect((await load({})).fresh).toMatchObject({ since: '2026-11-20T10:00:00.000Z', leads: 2 })
})
