import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import type { Tables } from '#server/database/tables.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildBookingRow, insertBookings } from '#tests/support/records/seed-bookings.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { buildTestimonialRow, insertTestimonials } from '#tests/support/records/test-testimonials.ts'
import { countNew } from './count-new.ts'
import { readNews } from './read-news.ts'

const member = buildViewer()
const NOW = '2026-11-21T10:00:00.000Z'
const BEFORE = '2026-11-21T09:30:00.000Z'
const LAST_SEEN = '2026-11-21T09:50:00.000Z'
const SINCE = '2026-11-21T09:55:00.000Z'

describeOnEveryDatabase('the news', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const ask = (since: string | null, viewer: Parameters<typeof readNews>[1] = member) =>
    readNews({ database, clock: () => new Date(NOW) }, viewer, since)

  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.remove())

  test('contain what arrived since, of every kind, and nothing earlier', async () => {
    const imported = buildLeadRow({ name: 'imported lead', created_at: SINCE })
    await insertLeads(database, [
      buildLeadRow({ name: 'old lead', created_at: BEFORE }),
      buildLeadRow({ name: 'new lead', created_at: SINCE }),
      imported,
    ])
    await database.db
      .insertInto('imported_leads')
      .values({ lead_id: imported.id, import_id: randomUUID(), imported_at: SINCE })
      .execute()
    const starts_at = '2026-11-24T10:00:00.000Z'
    await insertBookings(database, [
      buildBookingRow({ name: 'old demo', created_at: BEFORE, starts_at }),
      buildBookingRow({ name: 'new demo', created_at: SINCE, starts_at: '2026-11-25T10:00:00.000Z' }),
    ])
    await insertTestimonials(database, [
      buildTestimonialRow({ name: 'old praise', created_at: BEFORE }),
      buildTestimonialRow({ name: 'new praise', created_at: SINCE, status: 'pending' }),
    ])
    await insertChat(database, { mode: 'waiting', last_activity_at: BEFORE, facts: { name: 'old chat' } })
    await insertChat(database, { mode: 'waiting', last_activity_at: SINCE, facts: { name: 'new chat' } })
    await insertChat(database, {
      mode: 'assistant',
      last_activity_at: SINCE,
      facts: { name: 'no chat of ours' },
    })
    const mail = {
      template: 'x',
      locale: 'en',
      data: '{}',
      attempts: 8,
      created_at: BEFORE,
    }
    await database.db
      .insertInto('emails')
      .values([
        {
          ...mail,
          id: randomUUID(),
          message_id: '1',
          to_address: 'old@dead.test',
          status: 'dead',
          updated_at: BEFORE,
        },
        {
          ...mail,
          id: randomUUID(),
          message_id: '2',
          to_address: 'new@dead.test',
          status: 'dead',
          updated_at: SINCE,
        },
        {
          ...mail,
          id: randomUUID(),
          message_id: '3',
          to_address: 'sent@live.test',
          status: 'sent',
          updated_at: SINCE,
        },
        {
          ...mail,
          id: randomUUID(),
          message_id: '4',
          to_address: 'owner',
          status: 'dead',
          updated_at: SINCE,
        },
        {
          ...mail,
          id: randomUUID(),
          message_id: '5',
          to_address: 'seen-to@dead.test',
          status: 'dead',
          updated_at: SINCE,
          settled_at: SINCE,
        },
      ])
      .execute()
    const again = buildLeadRow({ name: 'back again', created_at: BEFORE })
    await insertLeads(database, [again])
    const asked = { answer: '{}', subject_id: again.id, created_at: SINCE }
    await database.db
      .insertInto('submissions')
      .values([
        { ...asked, key: 'quote:2', kind: 'quote' },
        { ...asked, key: 'quote:3', kind: 'quote' },
        { ...asked, key: 'reply:1', kind: 'reply' },
        // This is the first submission of a lead that is itself new.
        { ...asked, key: 'quote:1', kind: 'quote', subject_id: imported.id },
      ])
      .execute()
    expect(await countNew({ database }, member, LAST_SEEN)).toEqual({
      leads: 1,
      demos: 1,
      chats: 2,
      testimonials: 1,
    })
    await expect(countNew({ database }, undefined, LAST_SEEN)).rejects.toThrow(RefusedError)
    const { at, items } = await ask(LAST_SEEN)
    expect(at).toBe(NOW)
    const others = items.filter((item) => item.kind !== 'email')
    expect(others.map(({ kind, name }) => [kind, name])).toEqual([
      ['lead', 'new lead'],
      ['again', 'back again'],
      ['chat', 'new chat'],
      ['booking', 'new demo'],
      ['testimonial', 'new praise'],
    ])
    const dead = items.flatMap((item) => (item.kind === 'email' ? [String(item.name)] : []))
    expect(dead.sort()).toEqual(['new@dead.test', 'undefined'])
  })

  test('tell the owner of registrations once their address is verified', async () => {
    const user = { role: 'member', status: 'pending', emailVerified: true, createdAt: BEFORE } as const
    const add = (name: string, changes: Partial<Insertable<Tables['user']>>) =>
      database.db
        .insertInto('user')
        .values({ ...user, id: name, name, email: `${name}@example.test`, updatedAt: SINCE, ...changes })
        .execute()
    await add('asks', {})
    await add('asked before', { updatedAt: BEFORE })
    await add('not proved', { emailVerified: false })
    await add('let in', { status: 'approved' })
    const registrations = async (viewer?: Parameters<typeof readNews>[1]) =>
      (await ask(LAST_SEEN, viewer)).items.filter((item) => item.kind === 'registration')
    expect(await registrations(buildViewer({ role: 'owner' }))).toEqual([
      { kind: 'registration', id: 'asks', name: 'asks' },
    ])
    expect(await registrations()).toEqual([])
  })

  test.each([null, 'nonsense', "' or 1=1 --"])(
    'contain only the time for a first request (%j)',
    async (since) => {
      await insertLeads(database, [buildLeadRow({ created_at: SINCE })])
      expect(await ask(since)).toEqual({ at: NOW, items: [] })
    },
  )

  test('are reserved for the team', async () => {
    await expect(ask(LAST_SEEN, buildViewer({ status: 'pending' }))).rejects.toThrow(RefusedError)
  })
})
