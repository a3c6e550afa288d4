import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createSigner } from '#server/signing.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { asha, seedPerson } from '#tests/support/records/seed-person.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'
import { deleteLeads } from '../leads/bin/delete-leads.ts'
import { captureLead } from '../leads/capture/capture-lead.ts'
import { mergeLeads } from '../leads/merge/merge-leads.ts'
import { readMerge } from '../leads/merge/read-merge.ts'
import { createPersonKey } from './person-key.ts'
import { otherTables, personalTables } from './personal-data.ts'
import { createPrivacy } from './privacy.ts'
import { createLinkSeal } from './self/link-seal.ts'
import { isShortLived } from './short-lived-mails.ts'

const SECRET = 'a secret of at least 32 characters'
const viewer = buildViewer()
/** Monday; the demo of the seeded person is on Tuesday. */
const now = new Date('2026-11-23T04:00:00.000Z')

describeOnEveryDatabase('the data about a person', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let discarded: string[]
  let pagesChanged: number
  let privacy: ReturnType<typeof createPrivacy>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    discarded = []
    pagesChanged = 0
    privacy = createPrivacy({
      database,
      clock: () => now,
      siteUrl: 'https://www.example.test',
      messageHost: 'example.test',
      links: createSigner(SECRET, 'booking-link'),
      outbox: { wake: () => {}, state: async () => ({ kind: 'working' as const }) },
      photos: {
        discard: async (key) => {
          discarded.push(key)
        },
      },
      pagesChanged: () => {
        pagesChanged++
      },
      personKey: createPersonKey(SECRET),
      rateLimits: createRateLimits(false),
      dataLinks: createLinkSeal(SECRET),
    })
  })
  afterEach(() => database.remove())

  async function found(text: string) {
    const search = await privacy.search(viewer, text)
    if (search.kind !== 'found') throw new Error(search.kind)
    return search
  }
  const everything = async (text: string) => (await found(text)).choices.map(({ key }) => key)

  async function merge(keepId: string, otherId: string) {
    const deps = { database, clock: () => now }
    const seen = (await readMerge(deps, viewer, keepId, otherId))?.version ?? ''
    const merged = await mergeLeads(deps, viewer, { keepId, otherId, chosen: () => 'keep', seen })
    expect(merged.kind).toBe('merged')
  }

  test('every text column is classified', async () => {
    expect(await columnsWithoutEntry(database)).toEqual([])
  })

  test('is found by the address and by the number, however they are written', async () => {
    await seedPerson(database)
    for (const text of ['asha@example.test', ' ASHA@example.TEST ', '9876543210', '+91 98765-43210']) {
      const search = await found(text)
      expect(search.records.map(({ table }) => table)).toEqual(
        expect.arrayContaining(['leads', 'lead_activities', 'demo_bookings', 'conversations', 'emails']),
      )
      expect(search).toMatchObject({ comingDemos: 1 })
    }
    expect((await found('asha@example.test')).records.map(({ table }) => table)).toEqual(
      Object.keys(personalTables).filter((table) => table !== 'webhook_deliveries'),
    )
  })

  test.each(['', '   ', 'Asha', '12', 'a@b@c', `${'a'.repeat(300)}@x.test`, 'null', '%@%'])(
    'nothing is found for %j',
    async (text) => {
      await seedPerson(database)
      const search = await privacy.search(viewer, text)
      expect(search.kind === 'unreadable' || search.records.length === 0).toBe(true)
    },
  )

  test('an address that only ends the same belongs to another person', async () => {
    await seedPerson(database)
    await seedPerson(database, {
      ...asha,
      email: 'natasha@example.test',
      phone: '+44 20 7946 0958',
      name: 'Natasha',
    })
    const text = JSON.stringify((await found('asha@example.test')).records)
    expect(text).not.toContain('natasha@')
  })

  test('is exported as a document, and logged without a name', async () => {
    await seedPerson(database)
    const document = await privacy.export(viewer, asha.email)
    expect(document?.records.leads).toMatchObject([{ name: asha.name, phone: asha.phone }])
    expect(JSON.stringify(document)).not.toContain('conv_')
    const log = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(log).toMatchObject([{ action: 'person.exported', actor_id: viewer.id }])
    expect(JSON.stringify(log).toLowerCase()).not.toContain('asha')
  })

  test.each([false, true])(
    'what the team wrote them goes into the document, of a lead in the bin too: %j',
    async (inBin) => {
      const { leadId } = await seedPerson(database)
      const { work } = startLeadWork(database, () => now)
      await work.sendReply(viewer, {
        leadId,
        key: randomUUID(),
        to: asha.email,
        subject: 'Your clinic',
        text: 'We can begin on Monday.',
        marksContacted: false,
      })
      if (inBin) await deleteLeads({ database, clock: () => now }, viewer, [leadId])
      const records = (await privacy.export(viewer, asha.email))?.records ?? {}
      const mails = records[inBin ? 'bin_emails' : 'emails'] ?? []
      expect(mails.find(({ template }) => template === 'team-reply')).toMatchObject({
        subject: 'Your clinic',
        text: 'We can begin on Monday.',
      })
      // The others are made of what stands elsewhere, and hold links that act for the person.
      expect(mails.filter((mail) => 'text' in mail || 'data' in mail)).toHaveLength(1)
      expect(JSON.stringify(mails)).not.toContain(viewer.email)
    },
  )

  test('is erased from every table', async () => {
    await seedPerson(database)
    const outcome = await privacy.erase(viewer, {
      text: asha.email,
      chosen: await everything(asha.email),
      tells: false,
    })
    expect(outcome).toMatchObject({ kind: 'erased', calledOff: ['2026-11-24T10:00:00.000Z'] })
    // The word about the demo is on its way, and forgotten once it is sent.
    const last = await database.db.selectFrom('emails').select('template').where(isShortLived).execute()
    expect(last.map(({ template }) => template)).toEqual(['booking-cancelled'])
    await database.write((trx) => trx.deleteFrom('emails').execute())

    expect(await traces(database)).toEqual([])
    expect(discarded.sort()).toEqual(['photo-1', 'photo-2'])
    expect(pagesChanged).toBe(1)
    expect((await found(asha.email)).erasedAt).toBe(now.toISOString())
    expect((await found(asha.phone)).erasedAt).toBe(now.toISOString())
    expect((await found('natasha@example.test')).erasedAt).toBeUndefined()
  })

  test('the photo of a quarantined testimonial is deleted with it', async () => {
    const payload = { submission: { name: asha.name, email: asha.email }, photoKey: 'photo-held' }
    await database.write((trx) => quarantine(trx, { kind: 'testimonial', payload, reasons: [] }, now))
    await privacy.erase(viewer, {
      text: asha.email,
      chosen: await everything(asha.email),
      tells: false,
    })
    expect(await traces(database)).toEqual([])
    expect(discarded).toEqual(['photo-held'])
  })

  test('other people’s records and unselected ones stay', async () => {
    const other = { ...asha, name: 'Ravi Rao', email: 'ravi@example.test', phone: '+44 20 7946 0958' }
    await captureLead(
      { database, clock: () => now, messageHost: 'example.test' },
      buildCapture({ submission: { name: other.name, email: other.email, phone: other.phone } }),
    )
    await seedPerson(database)
    const keys = await everything(asha.email)
    const [lead] = keys
    await privacy.erase(viewer, {
      text: asha.email,
      chosen: keys.slice(1),
      tells: false,
    })
    expect(await everything(asha.email)).toEqual([lead])
    // They are still with us: an import may bring them.
    expect(await found(asha.email)).toMatchObject({ erasedAt: undefined })
    expect((await found(other.email)).records.map(({ table }) => table)).toContain('emails')
    const none = await privacy.erase(viewer, {
      text: asha.email,
      chosen: [],
      tells: false,
    })
    expect(none).toEqual({ kind: 'nothing-chosen' })
  })

  test.each([false, true])(
    'a testimonial goes with its lead where only the number is known, in the bin or not: %j',
    async (inBin) => {
      const { leadId } = await seedPerson(database)
      if (inBin) await deleteLeads({ database, clock: () => now }, viewer, [leadId])
      expect(await found(asha.phone)).toMatchObject({ kind: 'found' })
      const document = await privacy.export(viewer, asha.phone)
      expect(document?.records.testimonials).toMatchObject([{ name: asha.name }])
      await privacy.erase(viewer, {
        text: asha.phone,
        chosen: await everything(asha.phone),
        tells: false,
      })
      expect(await database.db.selectFrom('testimonials').select('name').execute()).toEqual([])
    },
  )

  test.each([false, true])(
    'leads that were merged one into the other go with the last, in the bin or not: %j',
    async (inBin) => {
      const [first, middle, last] = [
        buildLeadRow({ name: 'Walk-in', email: '', phone: '+91 90000 00001' }),
        buildLeadRow({ email: 'other@example.test', phone: null }),
        buildLeadRow({ email: 'asha@example.test', phone: null }),
      ]
      await insertLeads(database, [first, middle, last])
      await merge(middle.id, first.id)
      await merge(last.id, middle.id)
      if (inBin) await deleteLeads({ database, clock: () => now }, viewer, [last.id])
      const document = await privacy.export(viewer, 'asha@example.test')
      expect(JSON.stringify(document?.records.deleted_leads)).toContain('90000 00001')
      await privacy.erase(viewer, {
        text: 'asha@example.test',
        chosen: await everything('asha@example.test'),
        tells: false,
      })
      expect(await database.db.selectFrom('deleted_leads').select('name').execute()).toEqual([])
    },
  )

  test('a whole erasure need not include an unselected lead of another person', async () => {
    await seedPerson(database)
    await captureLead(
      { database, clock: () => now, messageHost: 'example.test' },
      buildCapture({ submission: { email: 'ravi@example.test', phone: '+44 20 7946 0958' } }),
    )
    const { id } = await database.db
      .selectFrom('leads')
      .select('id')
      .where('email', '=', 'ravi@example.test')
      .executeTakeFirstOrThrow()
    // Asha came to it with her own address.
    await database.write((trx) =>
      trx
        .updateTable('lead_contacts')
        .set({ lead_id: id })
        .where('contact', '=', 'email:asha@example.test')
        .execute(),
    )
    await database.db.updateTable('demo_bookings').set({ lead_id: id }).execute()
    await privacy.erase(viewer, {
      text: asha.email,
      chosen: (await everything(asha.email)).filter((key) => key !== `leads:${id}`),
      tells: false,
    })
    expect(await everything(asha.email)).toEqual([`leads:${id}`])
    expect(await database.db.selectFrom('demo_bookings').select('id').execute()).toEqual([])
    const kept = await database.db
      .selectFrom('emails')
      .select(['to_address', 'template'])
      .where(({ not }) => not(isShortLived))
      .execute()
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(asha.email.toLowerCase())
    expect(await found(asha.email)).toMatchObject({ erasedAt: now.toISOString() })
  })

  test('refuses strangers', async () => {
    const pending = buildViewer({ status: 'pending' })
    for (const asker of [undefined, pending]) {
      await expect(privacy.search(asker, asha.email)).rejects.toThrow(RefusedError)
      await expect(privacy.export(asker, asha.email)).rejects.toThrow(RefusedError)
      await expect(privacy.erase(asker, { text: asha.email, chosen: [], tells: false })).rejects.toThrow(
        RefusedError,
      )
    }
  })
})

describe('the tables of personal data', () => {
  test('no table is listed both with and without personal data', () => {
    expect(Object.keys(personalTables).filter((table) => table in otherTables)).toEqual([])
  })
})

const texts = ['text', 'varchar', 'json', 'jsonb']
const marks = ['asha@example', '98765', 'asha verma', 'saket', 'we miss calls']

async function columnsWithoutEntry({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false })
  return tables
    .filter(({ name, isView }) => !isView && !(name in otherTables) && !name.startsWith('lead_search'))
    .flatMap(({ name, columns }) => {
      const entry = personalTables[name]
      const known = entry ? [...entry.shown, ...(entry.withheld ?? [])] : []
      return (
        columns
          .filter(({ dataType }) => texts.includes(dataType.toLowerCase()))
          .map((column) => column.name)
          // SQLite has ids and moments as text too.
          .filter((column) => !known.includes(column) && !/(^|_)(id|at|date|since|until|slot)$/.test(column))
          .map((column) => `${name}.${column}`)
      )
    })
}

/** Where anything of the seeded person stands, in any row of any table. */
async function traces({ db }: Database): Promise<string[]> {
  const left: string[] = []
  for (const { name, isView } of await db.introspection.getTables()) {
    if (isView) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db).catch(() => ({ rows: [] }))
    const text = JSON.stringify(rows).toLowerCase()
    for (const mark of marks) if (text.includes(mark)) left.push(`${name}: ${mark}`)
  }
  return left
}
