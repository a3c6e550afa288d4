import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BulkWork } from '#domain/leads/bulk-work.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { undoChange } from '../changes/undo-change.ts'
import { changeMany } from './change-many.ts'

const viewer = buildViewer({ email: 'asha@example.test' })
const other = buildViewer({ id: 'other', email: 'other@example.test' })
const clock = () => new Date('2026-11-21T10:00:00.000Z')
const toWon: BulkWork = { kind: 'status', status: 'won' }

describeOnEveryDatabase('changing many leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.remove())
  beforeEach(async () => {
    await database.write(async (trx) => {
      for (const table of ['audit_log', 'change_parts', 'changes', 'deleted_leads', 'leads'] as const) {
        await trx.deleteFrom(table).execute()
      }
    })
  })
  const deps = () => ({ database, clock })

  /** Some that match and some that don't, in turn. */
  async function seed(count: number) {
    const rows = Array.from({ length: count * 2 }, (_, i) =>
      buildLeadRow({
        email: `p${i}@example.test`,
        status: i % 2 === 0 ? 'new' : 'contacted',
        created_at: new Date(clock().getTime() - i * 60_000).toISOString(),
      }),
    )
    await insertLeads(database, rows)
    return rows
  }

  /** Part after part, as a screen asks for them. */
  async function runThrough(
    work: BulkWork,
    filters: Partial<LeadFilters>,
    between: () => Promise<void> = async () => {},
  ) {
    const parts = []
    let from: string | undefined
    let changeId: string | undefined
    do {
      const part = await changeMany(deps(), viewer, {
        work,
        leads: { filters: { search: '', ...filters }, from },
        changeId,
        atMost: 4,
      })
      if (part.kind !== 'done') throw new Error(part.kind)
      parts.push(part)
      from = part.next
      changeId = part.changeId
      await between()
    } while (from !== undefined)
    return parts
  }

  const statuses = async () => {
    const rows = await database.db.selectFrom('leads').select('status').execute()
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ status }) => status)].map(([key, of]) => [key, of.length]),
    )
  }

  test('all matches are changed in parts, although they leave the filters, and one id undoes all', async () => {
    await seed(10)
    const parts = await runThrough(toWon, { status: 'new' })
    expect(parts.map(({ seen }) => seen)).toEqual([4, 4, 2])
    expect(new Set(parts.map(({ changeId }) => changeId)).size).toBe(1)
    const noted = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .execute()
    expect(noted).toEqual([{ action: 'lead.status', actor_id: viewer.id, details: '{"leads":10}' }])
    expect(await statuses()).toEqual({ won: 10, contacted: 10 })
    const undone = await undoChange(deps(), viewer, parts[0]?.changeId ?? '')
    expect(undone.kind === 'undone' && undone.undone.length).toBe(10)
    expect(await statuses()).toEqual({ new: 10, contacted: 10 })
  })

  test('a follow-up is set for all matches in parts, and undone', async () => {
    await seed(5)
    const parts = await runThrough({ kind: 'follow_up_date', day: '2026-12-03' }, { status: 'new' })
    const days = async () =>
      (await database.db.selectFrom('leads').select('follow_up_date').execute()).flatMap(
        ({ follow_up_date }) => follow_up_date?.slice(0, 10) ?? [],
      )
    expect(await days()).toEqual(Array(5).fill('2026-12-03'))
    await undoChange(deps(), viewer, parts[0]?.changeId ?? '')
    expect(await days()).toEqual([])
  })

  test('leads that arrive meanwhile are unchanged', async () => {
    await seed(6)
    let late = 0
    await runThrough(toWon, { status: 'new' }, async () => {
      const created_at = new Date(clock().getTime() + ++late * 1000).toISOString()
      await insertLeads(database, [buildLeadRow({ created_at })])
    })
    expect(await statuses()).toEqual({ won: 6, contacted: 6, new: late })
  })

  test('selected leads are deleted and restored together', async () => {
    const rows = await seed(3)
    const ids = [...rows.slice(0, 3).map(({ id }) => id), 'no-id', crypto.randomUUID()]
    const gone = await changeMany(deps(), viewer, { work: { kind: 'delete' }, leads: { ids }, atMost: 10 })
    expect(gone).toMatchObject({ kind: 'done', changed: 3, next: undefined })
    expect(await statuses()).toEqual({ new: 1, contacted: 2 })
    await undoChange(deps(), viewer, gone.kind === 'done' ? gone.changeId : '')
    expect(await statuses()).toEqual({ new: 3, contacted: 3 })
  })

  test('leads that were changed since stay, and can be undone later', async () => {
    await seed(10)
    const [first] = await runThrough(toWon, { status: 'new' })
    const changed = await database.db.selectFrom('change_parts').select('lead_id').execute()
    const later = await changeMany(deps(), other, {
      work: { kind: 'status', status: 'lost' },
      leads: { ids: [changed[0]?.lead_id ?? ''] },
      atMost: 1,
    })
    const undone = { undone: { length: 9 }, notes: { length: 1 } }
    expect(await undoChange(deps(), viewer, first?.changeId ?? '')).toMatchObject(undone)
    expect(await statuses()).toEqual({ new: 9, lost: 1, contacted: 10 })
    await undoChange(deps(), other, later.kind === 'done' ? later.changeId : '')
    await undoChange(deps(), viewer, first?.changeId ?? '')
    expect(await statuses()).toEqual({ new: 10, contacted: 10 })
    expect(await undoChange(deps(), viewer, first?.changeId ?? '')).toEqual({ kind: 'already' })
  })

  test('leads with the same value are not changed', async () => {
    await seed(2)
    const [part] = await runThrough({ kind: 'status', status: 'contacted' }, {})
    expect(part).toMatchObject({ seen: 4, changed: 2 })
  })

  test('leads can be assigned only to team members', async () => {
    const [lead] = await seed(1)
    const leads = { ids: [lead?.id ?? ''] }
    const to = (address: string | null) =>
      changeMany(deps(), viewer, { work: { kind: 'assign', to: address }, leads, atMost: 10 })
    expect(await to('nobody@example.test')).toEqual({ kind: 'no-member' })
    expect(await to(null)).toMatchObject({ kind: 'done', changed: 0 })
  })

  test('another member’s change, or one of another kind, is not continued', async () => {
    const rows = await seed(3)
    const ids = rows.map(({ id }) => id)
    const one = (asker: typeof viewer, id: string | undefined, work: BulkWork, changeId?: string) =>
      changeMany(deps(), asker, { work, leads: { ids: [id ?? ''] }, changeId, atMost: 10 })
    const first = await one(viewer, ids[0], toWon)
    const id = first.kind === 'done' ? first.changeId : ''
    expect(await one(viewer, ids[2], toWon, id)).toMatchObject({ changeId: id })
    for (const again of [
      await one(other, ids[1], toWon, id),
      await one(viewer, ids[4], { kind: 'delete' }, id),
      await one(viewer, ids[4], toWon, "' or 1=1"),
    ]) {
      expect(again.kind === 'done' && again.changeId).not.toBe(id)
    }
  })

  test('refuses strangers', async () => {
    const pending = buildViewer({ status: 'pending' })
    for (const asker of [undefined, pending]) {
      const part = changeMany(deps(), asker, { work: toWon, leads: { ids: [] }, atMost: 1 })
      await expect(part).rejects.toThrow(RefusedError)
    }
  })
})
