import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MergeChoice, MergeField } from '#domain/leads/merge/merge-choices.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import type { Tables } from '#server/database/tables.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { deleteLeads } from '../bin/delete-leads.ts'
import { listBin } from '../bin/list-bin.ts'
import { purgeLeads, purgeOldLeads } from '../bin/purge-leads.ts'
import { restoreLeads } from '../bin/restore-leads.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { undoChange } from '../changes/undo-change.ts'
import { asAny, leadTables } from '../lead-rows.ts'
import { mergeLeads } from './merge-leads.ts'
import { mergedInto, readMerge } from './read-merge.ts'

const viewer = buildViewer()
const noId = '00000000-0000-4000-8000-000000000000'

describeOnEveryDatabase('merging leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let calendar: ReturnType<typeof startTestBookings>
  const deps = () => ({ database, clock: calendar.clock, messageHost: 'example.test' })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    calendar = startTestBookings(database)
  })
  afterEach(() => database.remove())

  const all = (table: keyof Tables) => database.db.selectFrom(asAny(table)).selectAll().execute()
  const lead = (id: string) =>
    database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  /** All rows of leads, but for when they were touched last and what the merge itself tells. */
  /** These change with each change of a lead. */
  const unlike: Partial<Record<keyof Tables, object>> = {
    leads: { updated_at: '' },
    lead_details: { version: 0 },
  }
  async function everything() {
    const found: Record<string, string[]> = {}
    for (const table of [
      'leads',
      'testimonial_details',
      ...leadTables.map(({ table }) => table),
    ] as (keyof Tables)[]) {
      if (table === 'change_parts') continue
      found[table] = (await all(table))
        .filter((row) => !['merged', 'separated', 'edit', 'follow_up'].includes(row.activity_type))
        .map((row) => JSON.stringify({ ...row, ...unlike[table] }))
        .sort()
    }
    return found
  }

  async function merge(
    keepId: string,
    otherId: string,
    choices: Partial<Record<MergeField, MergeChoice>> = {},
  ) {
    const preview = await readMerge(deps(), viewer, keepId, otherId)
    return mergeLeads(deps(), viewer, {
      keepId,
      otherId,
      chosen: (field) => choices[field],
      seen: preview?.version ?? '',
    })
  }

  /** Asha wrote by the form; then she booked a demo with another address. Both have all there is. */
  async function givenTwo() {
    await captureLead(deps(), buildCapture({ submission: { phone: undefined } }))
    await calendar.book(demoFields({ name: 'Asha V.', email: 'asha.work@example.test', phone: '9811122233' }))
    const leads = await database.db.selectFrom('leads').select(['id', 'email']).execute()
    const keep = leads.find(({ email }) => email === 'asha@example.test')?.id ?? ''
    const other = leads.find(({ id }) => id !== keep)?.id ?? ''
    const at = calendar.clock().toISOString()
    await database.write(async (trx) => {
      for (const [id, leadId] of [
        ['conv_1', keep],
        ['conv_2', other],
      ] as const) {
        await trx
          .insertInto('conversations')
          .values({
            id,
            locale: 'en',
            language: 'en',
            mode: 'assistant',
            facts: '{}',
            lead_id: leadId,
            last_message_id: 0,
            started_at: at,
            last_activity_at: at,
          })
          .execute()
      }
      await trx
        .insertInto('testimonial_requests')
        .values({
          lead_id: other,
          id: crypto.randomUUID(),
          token_hash: 'h',
          email: 'asha.work@example.test',
          requested_at: at,
          expires_at: at,
        })
        .execute()
      await changeLeads(trx, {
        viewer,
        at: calendar.clock(),
        kind: 'edit',
        leads: [
          { id: other, set: { notes: 'theirs' } },
          { id: keep, set: { notes: 'mine' } },
        ],
      })
    })
    return { keep, other }
  }

  test('all data moves, and an undone merge leaves no trace', async () => {
    const { keep, other } = await givenTwo()
    const before = await everything()
    calendar.setNow('2026-11-23T02:00:00.000Z')
    const preview = await readMerge(deps(), viewer, keep, other)
    expect(preview?.moves).toMatchObject({ conversations: 1, demo_bookings: 1, lead_tasks: 0 })
    expect(preview?.moves.emails).toBeGreaterThan(1)
    const outcome = await merge(keep, other, { name: 'other' })
    if (outcome.kind !== 'merged') throw new Error(outcome.kind)

    expect(await all('leads')).toHaveLength(1)
    expect(await lead(keep)).toMatchObject({
      name: 'Asha V.',
      email: 'asha@example.test',
      phone: '+919811122233',
      notes: 'mine\n\ntheirs',
    })
    for (const { table } of leadTables) {
      const rows = await all(table)
      expect(new Set(rows.map(({ lead_id }) => lead_id)), table).toEqual(
        new Set(rows.length > 0 ? [keep] : []),
      )
    }
    // Two addresses, one number, and both names.
    expect((await all('lead_contacts')).length).toBe(5)
    expect(await mergedInto(deps(), viewer, other)).toBe(keep)
    expect((await listBin(deps(), viewer)).leads).toMatchObject([{ id: other, merged_into: keep }])

    expect(await undoChange(deps(), viewer, outcome.changeId)).toEqual({
      kind: 'restored',
      restored: [other],
      gone: 0,
      notes: [],
    })
    expect(await everything()).toEqual(before)
    expect(await mergedInto(deps(), viewer, other)).toBeUndefined()
    expect(await undoChange(deps(), viewer, outcome.changeId)).toEqual({ kind: 'already' })
    expect(JSON.stringify(await database.db.selectFrom('audit_log').selectAll().execute())).not.toMatch(
      /asha/i,
    )
  })

  test('a merge can be undone after earlier changes were deleted', async () => {
    const { keep, other } = await givenTwo()
    calendar.setNow('2026-12-13T02:00:00.000Z')
    const outcome = await merge(keep, other, { name: 'other' })
    if (outcome.kind !== 'merged') throw new Error(outcome.kind)
    calendar.setNow('2026-12-28T02:00:00.000Z')
    await purgeOldLeads(deps())
    expect(await undoChange(deps(), viewer, outcome.changeId)).toMatchObject({ restored: [other], gone: 0 })
    expect(await lead(other)).toMatchObject({ notes: 'theirs' })
  })

  test('data added after the merge stays with the remaining lead', async () => {
    const { keep, other } = await givenTwo()
    await merge(keep, other)
    await captureLead(
      deps(),
      buildCapture({ submission: { name: 'Asha', email: 'asha.work@example.test', phone: undefined } }),
    )
    expect(await all('leads')).toHaveLength(1)
    calendar.setNow('2026-11-23T03:00:00.000Z')
    await database.write((trx) =>
      changeLeads(trx, {
        viewer,
        at: calendar.clock(),
        kind: 'edit',
        leads: [{ id: keep, set: { notes: 'newest' } }],
      }),
    )
    expect(await restoreLeads(deps(), viewer, [other])).toEqual({
      restored: [other],
      gone: [],
      notes: [{ kind: 'stays', name: 'Asha Verma', field: 'notes' }],
    })
    expect(await lead(keep)).toMatchObject({ notes: 'newest' })
    expect(await lead(other)).toMatchObject({ notes: 'theirs', email: 'asha.work@example.test' })
    const quotes = (await all('lead_activities')).filter(
      ({ activity_type }) => activity_type === 'quote_request',
    )
    expect(quotes.map(({ lead_id }) => lead_id)).toEqual([keep, keep])
    // The address belongs to the other lead again, so the next quote joins it.
    await captureLead(
      deps(),
      buildCapture({ submission: { email: 'asha.work@example.test', phone: undefined } }),
    )
    expect(await all('leads')).toHaveLength(2)
  })

  test('leads that changed or are missing are not merged', async () => {
    const { keep, other } = await givenTwo()
    const seen = (await readMerge(deps(), viewer, keep, other))?.version ?? ''
    calendar.setNow('2026-11-23T02:00:00.000Z')
    await database.write((trx) =>
      changeLeads(trx, {
        viewer,
        at: calendar.clock(),
        kind: 'edit',
        leads: [{ id: other, set: { company: 'New Ltd' } }],
      }),
    )
    const before = await everything()
    const chosen = () => undefined
    expect(await mergeLeads(deps(), viewer, { keepId: keep, otherId: other, chosen, seen })).toEqual({
      kind: 'conflict',
    })
    for (const [keepId, otherId] of [
      [keep, keep],
      [keep, noId],
      [noId, keep],
      ['x', other],
    ] as const) {
      expect(await mergeLeads(deps(), viewer, { keepId, otherId, chosen, seen })).toEqual({ kind: 'gone' })
      expect(await readMerge(deps(), viewer, keepId, otherId)).toBeUndefined()
    }
    expect(await everything()).toEqual(before)
  })

  test('a merged lead is restored only after the one it is part of', async () => {
    const [a, b, c] = [buildLeadRow({ name: 'A' }), buildLeadRow({ name: 'B' }), buildLeadRow({ name: 'C' })]
    await insertLeads(database, [a, b, c])
    await merge(b.id, a.id)
    await merge(c.id, b.id)
    expect(await mergedInto(deps(), viewer, a.id)).toBe(c.id)
    expect(await restoreLeads(deps(), viewer, [a.id])).toEqual({
      restored: [],
      gone: [a.id],
      notes: [{ kind: 'kept-is-gone', name: 'A' }],
    })
    await restoreLeads(deps(), viewer, [b.id])
    expect(await restoreLeads(deps(), viewer, [a.id])).toEqual({ restored: [a.id], gone: [], notes: [] })
    expect(await all('leads')).toHaveLength(3)
  })

  test('a merge stays after the other lead was deleted permanently', async () => {
    const { keep, other } = await givenTwo()
    const outcome = await merge(keep, other, { name: 'other' })
    if (outcome.kind !== 'merged') throw new Error(outcome.kind)
    const merged = await lead(keep)
    await purgeLeads(deps(), viewer, [other])
    expect(await undoChange(deps(), viewer, outcome.changeId)).toEqual({ kind: 'gone' })
    expect(await lead(keep)).toEqual(merged)
  })

  test('simultaneous merges count once, and no concurrent quote is lost', async () => {
    for (let round = 0; round < 4; round++) {
      const email = `person${round}@example.test`
      const submission = { name: `Person ${round}`, email, phone: undefined }
      const keep = buildLeadRow({ name: `Kept ${round}`, email: '', phone: null })
      await insertLeads(database, [keep])
      await captureLead(deps(), buildCapture({ submission }))
      const other = await database.db
        .selectFrom('leads')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const merges = [merge(keep.id, other.id), merge(keep.id, other.id)]
      const quotes = [1, 2, 3].map((i) =>
        captureLead(deps(), buildCapture({ submission: { ...submission, phone: `98${round}000000${i}` } })),
      )
      const outcomes = await Promise.all(merges)
      await Promise.all(quotes)
      if (outcomes.every(({ kind: how }) => how !== 'merged')) {
        expect((await merge(keep.id, other.id)).kind).toBe('merged')
      } else expect(outcomes.filter(({ kind: how }) => how === 'merged')).toHaveLength(1)
      // One person has one lead with all four quotes and contacts.
      const activities = (await all('lead_activities')).filter(
        ({ lead_id, activity_type }) => lead_id === keep.id && activity_type === 'quote_request',
      )
      expect(activities).toHaveLength(4)
      const contacts = await database.db
        .selectFrom('lead_contacts')
        .selectAll()
        .where('lead_id', '=', keep.id)
        .where('contact', 'not like', 'name:%')
        .execute()
      expect(contacts).toHaveLength(4)
      expect(await all('leads')).toHaveLength(round + 1)
    }
  })

  test('deleting during a merge or a quote request loses no lead', async () => {
    const { keep, other } = await givenTwo()
    const [merged] = await Promise.all([
      merge(keep, other),
      deleteLeads(deps(), viewer, [other]),
      captureLead(
        deps(),
        buildCapture({ submission: { email: 'asha.work@example.test', phone: undefined } }),
      ),
    ])
    const bin = await listBin(deps(), viewer)
    expect(bin.leads).toMatchObject([{ id: other, merged_into: merged.kind === 'merged' ? keep : null }])
    const quotes = (await all('lead_activities')).filter(
      ({ activity_type }) => activity_type === 'quote_request',
    )
    const inBin = JSON.stringify(await database.db.selectFrom('deleted_leads').select('payload').execute())
    // The new quote is in an existing lead, or in the bin with the one it joined.
    expect(quotes.length + inBin.split('quote_request').length - 1).toBeGreaterThanOrEqual(2)
  })

  test('strangers are refused', async () => {
    const { keep, other } = await givenTwo()
    const stranger = buildViewer({ status: 'pending' })
    const chosen = () => undefined
    await expect(
      mergeLeads(deps(), stranger, { keepId: keep, otherId: other, chosen, seen: '' }),
    ).rejects.toThrow(RefusedError)
    await expect(readMerge(deps(), stranger, keep, other)).rejects.toThrow(RefusedError)
    await expect(mergedInto(deps(), undefined, other)).rejects.toThrow(RefusedError)
  })
})
