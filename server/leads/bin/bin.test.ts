import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import type { Tables } from '#server/database/tables.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { undoChange } from '../changes/undo-change.ts'
import { asAny, leadTables } from '../lead-rows.ts'
import { changeLeadStatus } from '../work/change-lead-status.ts'
import { deleteLeads } from './delete-leads.ts'
import { listBin } from './list-bin.ts'
import { emptyBin, purgeLeads, purgeOldLeads } from './purge-leads.ts'
import { restoreLeads } from './restore-leads.ts'

const viewer = buildViewer()

describeOnEveryDatabase('the bin', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let calendar: ReturnType<typeof startTestBookings>
  const deps = () => ({ database, clock: calendar.clock, messageHost: 'example.test' })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    calendar = startTestBookings(database)
  })
  afterEach(() => database.remove())

  const idOf = async (name: string) =>
    (await database.db.selectFrom('leads').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const all = (table: keyof Tables) => database.db.selectFrom(asAny(table)).selectAll().execute()
  /** Everything that is known of the person, but for what the bin itself notes; and what is counted of it. */
  async function everything() {
    const tables: (keyof Tables)[] = ['leads', ...leadTables.map(({ table }) => table), 'chat_messages']
    const found: Record<string, unknown[]> = {}
    for (const table of tables) {
      found[table] = (await all(table))
        .filter((row) => row.activity_type !== 'restored')
        .map((row) => JSON.stringify(row))
        .sort()
    }
    return found
  }

  /** A person with a quote, a demo, a chat and a testimonial request, and an unrelated person. */
  async function givenRavi() {
    await captureLead(
      deps(),
      buildCapture({ submission: { name: 'Other', email: 'o@example.test', phone: undefined } }),
    )
    const booked = await calendar.book(demoFields())
    expect(booked.kind).toBe('booked')
    const leadId = await idOf('Ravi Rao')
    const at = calendar.clock().toISOString()
    await changeLeadStatus(deps(), viewer, { leadId, status: 'won' })
    await database.write(async (trx) => {
      await trx
        .insertInto('conversations')
        .values({
          id: 'conv_1',
          locale: 'en',
          language: 'en',
          mode: 'assistant',
          facts: '{}',
          lead_id: leadId,
          last_message_id: 1,
          started_at: at,
          last_activity_at: at,
        })
        .execute()
      await trx
        .insertInto('chat_messages')
        .values({
          conversation_id: 'conv_1',
          id: 1,
          sender: 'visitor',
          text: 'नमस्ते',
          status: 'complete',
          actions: '[]',
          is_settled: false,
          created_at: at,
        })
        .execute()
      await trx
        .insertInto('testimonial_requests')
        .values({
          lead_id: leadId,
          id: crypto.randomUUID(),
          token_hash: 'h',
          email: 'ravi@example.test',
          requested_at: at,
          expires_at: at,
        })
        .execute()
    })
    return leadId
  }

  test('knows every table whose rows belong to leads', async () => {
    const tables = await database.db.introspection.getTables()
    const withLead = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'lead_id'))
      .map(({ name }) => name)
    // Triggers maintain the indexes; a testimonial stays without its lead.
    const others = ['lead_search', 'testimonial_details']
    expect(withLead.filter((name) => !others.includes(name)).sort()).toEqual(
      leadTables.map(({ table }) => String(table)).sort(),
    )
  })

  test('stores all data about a person and restores it', async () => {
    const leadId = await givenRavi()
    const before = await everything()
    const { changeId, deleted } = await deleteLeads(deps(), viewer, [leadId])
    expect(deleted).toEqual([leadId])
    const meanwhile = JSON.stringify(await everything())
    expect(meanwhile).not.toMatch(/ravi|नमस्ते/i)
    expect(meanwhile).toContain('Other')
    expect(await undoChange(deps(), viewer, changeId)).toEqual({
      kind: 'restored',
      restored: [leadId],
      gone: 0,
      notes: [],
    })
    expect(await everything()).toEqual(before)
    expect(await undoChange(deps(), viewer, changeId)).toEqual({ kind: 'already' })
    const audit = await database.db.selectFrom('audit_log').select(['action', 'details']).execute()
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['lead.deleted', 'lead.restored']),
    )
    expect(JSON.stringify(audit)).not.toMatch(/ravi/i)
  })

  test('a demo’s time becomes free, and stays with the person who took it', async () => {
    const leadId = await givenRavi()
    await deleteLeads(deps(), viewer, [leadId])
    const other = await calendar.book(demoFields({ name: 'Quicker', email: 'quicker@example.test' }))
    expect(other.kind).toBe('booked')
    const { notes } = await restoreLeads(deps(), viewer, [leadId])
    expect(notes).toEqual([{ kind: 'slot-taken', name: 'Ravi Rao', at: '2026-11-24T10:00:00.000Z' }])
    const demos = await database.db
      .selectFrom('demo_bookings')
      .select(['name', 'status', 'slot'])
      .orderBy('name')
      .execute()
    expect(demos).toMatchObject([
      { name: 'Quicker', status: 'booked' },
      { name: 'Ravi Rao', status: 'cancelled', slot: null },
    ])
    const mails = await database.db
      .selectFrom('emails')
      .select('status')
      .where('lead_id', '=', leadId)
      .where('booking_id', 'is not', null)
      .execute()
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['dead']))
  })

  test('emails that waited too long or were being sent are not sent again', async () => {
    const leadId = await givenRavi()
    const [first] = await database.db
      .selectFrom('emails')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('planned_at', 'is', null)
      .execute()
    await database.write((trx) =>
      trx
        .updateTable('emails')
        .set({ status: 'sending' })
        .where('id', '=', first?.id ?? '')
        .execute(),
    )
    await deleteLeads(deps(), viewer, [leadId])
    // As a worker does if the email no longer exists.
    await database.write((trx) => trx.deleteFrom('jobs').where('kind', '=', 'email').execute())
    calendar.setNow('2026-11-24T20:00:00.000Z')
    await restoreLeads(deps(), viewer, [leadId])
    const mails = await database.db
      .selectFrom('emails')
      .select(['id', 'status', 'planned_at'])
      .where('lead_id', '=', leadId)
      .execute()
    for (const mail of mails) expect(mail.status).toBe(mail.planned_at === null ? 'dead' : 'queued')
    expect(mails.length).toBeGreaterThan(3)
    const waiting = mails.filter(({ status }) => status === 'queued').map(({ id }) => id)
    expect((await pendingJobs(database, 'email')).map(({ key }) => key).sort()).toEqual(waiting.sort())
  })

  test('reports that the person contacted us again meanwhile', async () => {
    await captureLead(deps(), buildCapture())
    const leadId = await idOf('Asha Verma')
    await deleteLeads(deps(), viewer, [leadId])
    await captureLead(deps(), buildCapture({ submission: { name: 'Asha V.' } }))
    const newer = await idOf('Asha V.')
    expect(await restoreLeads(deps(), viewer, [leadId])).toEqual({
      restored: [leadId],
      gone: [],
      notes: [{ kind: 'newer-lead', name: 'Asha Verma', leadId: newer }],
    })
    // They identify the newer lead, and the restored one still shows them.
    const contacts = await database.db.selectFrom('lead_contacts').selectAll().execute()
    const keys = ['email:asha@example.test', 'phone:919876543210']
    const keysOf = (id: string) =>
      contacts.filter(({ lead_id }) => lead_id === id).map(({ contact }) => contact)
    expect(keysOf(newer).toSorted()).toEqual(keys)
    expect(keysOf(leadId).toSorted()).toEqual(keys.map((key) => `${key} ${leadId}`))
  })

  test('many leads are deleted at once, listed by page, and restored at once', async () => {
    const rows = [...realisticLeads(120)]
    await insertLeads(database, rows)
    const ids = rows.map(({ id }) => id)
    const wanted = [...ids, 'no id', ...ids.slice(0, 3)]
    const { changeId, deleted } = await deleteLeads(deps(), viewer, wanted)
    expect(deleted).toHaveLength(120)
    const pages = [await listBin(deps(), viewer)]
    while (pages.at(-1)?.older) pages.push(await listBin(deps(), viewer, pages.at(-1)?.older))
    expect(pages.map(({ leads }) => leads.length)).toEqual([50, 50, 20])
    expect(new Set(pages.flatMap(({ leads }) => leads.map(({ id }) => id)))).toEqual(new Set(ids))
    await purgeLeads(deps(), viewer, ids.slice(0, 20))
    expect(await undoChange(deps(), viewer, changeId)).toMatchObject({
      kind: 'restored',
      restored: { length: 100 },
    })
    expect((await listBin(deps(), viewer)).total).toBe(0)
  })

  test('emptying the bin deletes permanently; leads deleted later stay', async () => {
    const [one, two, three] = [buildLeadRow(), buildLeadRow(), buildLeadRow()]
    await insertLeads(database, [one, two, three])
    const { changeId } = await deleteLeads(deps(), viewer, [one.id])
    expect(await purgeLeads(deps(), viewer, [one.id, 'no id'])).toEqual({ purged: [one.id] })
    expect(await undoChange(deps(), viewer, changeId)).toEqual({ kind: 'gone' })
    await deleteLeads(deps(), viewer, [two.id])
    const seenAt = calendar.clock().toISOString()
    calendar.setNow('2026-11-23T02:00:00.000Z')
    await deleteLeads(deps(), viewer, [three.id])
    expect(await emptyBin(deps(), viewer, seenAt)).toEqual({ purged: 1 })
    expect(await listBin(deps(), viewer)).toMatchObject({ leads: [{ id: three.id }], days: 30 })
  })

  test('after thirty days deleted leads and old changes are removed', async () => {
    const [one, two] = [buildLeadRow(), buildLeadRow()]
    await insertLeads(database, [one, two])
    await changeLeadStatus(deps(), viewer, { leadId: two.id, status: 'won' })
    await deleteLeads(deps(), viewer, [one.id])
    calendar.setNow('2026-12-23T00:59:59.000Z')
    expect(await purgeOldLeads(deps())).toBe(0)
    await changeLeadStatus(deps(), viewer, { leadId: two.id, status: 'lost' })
    calendar.setNow('2026-12-23T01:00:00.000Z')
    expect(await purgeOldLeads(deps())).toBe(1)
    expect(await all('changes')).toHaveLength(1)
    expect(await all('change_parts')).toHaveLength(1)
  })

  test('restores a lead after its earlier changes were removed', async () => {
    const [one, other] = [buildLeadRow({ name: 'Asha' }), buildLeadRow({ name: 'Bina' })]
    await insertLeads(database, [one, other])
    await changeLeadStatus(deps(), viewer, { leadId: one.id, status: 'contacted' })
    calendar.setNow('2026-12-13T01:00:00.000Z')
    await changeLeadStatus(deps(), viewer, { leadId: one.id, status: 'won' })
    await deleteLeads(deps(), viewer, [one.id, other.id])
    calendar.setNow('2026-12-28T01:00:00.000Z')
    expect(await purgeOldLeads(deps())).toBe(0)
    expect(await restoreLeads(deps(), viewer, [one.id, other.id])).toEqual({
      restored: [one.id, other.id],
      gone: [],
      notes: [],
    })
    // The change that can still be undone is restored.
    expect(await all('change_parts')).toHaveLength(1)
    expect(await all('leads')).toHaveLength(2)
  })

  test('simultaneous deletion and restoring loses nothing', async () => {
    const leadId = await givenRavi()
    const before = await everything()
    const deletions = await Promise.all([1, 2, 3].map(() => deleteLeads(deps(), viewer, [leadId])))
    expect(deletions.filter(({ deleted }) => deleted.length > 0)).toHaveLength(1)
    const restorations = await Promise.all([1, 2, 3].map(() => restoreLeads(deps(), viewer, [leadId])))
    expect(restorations.filter(({ restored }) => restored.length > 0)).toHaveLength(1)
    expect(await everything()).toEqual(before)
  })

  test('strangers are refused', async () => {
    const row = buildLeadRow()
    await insertLeads(database, [row])
    for (const stranger of [undefined, buildViewer({ status: 'suspended', role: 'owner' })]) {
      for (const call of [
        () => deleteLeads(deps(), stranger, [row.id]),
        () => restoreLeads(deps(), stranger, [row.id]),
        () => purgeLeads(deps(), stranger, [row.id]),
        () => emptyBin(deps(), stranger, ''),
        () => listBin(deps(), stranger),
      ]) {
        await expect(call()).rejects.toThrow(RefusedError)
      }
    }
    expect(await all('leads')).toHaveLength(1)
  })
})
