import { afterEach, beforeEach, expect, test } from 'vitest'
import { followUpRank } from '#domain/leads/follow-up/follow-up-rank.ts'
import { type QueuePlace, readPlace, writePlace } from '#domain/leads/follow-up/queue-place.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { dueFollowUps } from './due-follow-ups.ts'
import { newLeads } from './new-leads.ts'
import { nextLead } from './next-lead.ts'

const viewer = buildViewer()
const at = (day: number) => `2026-11-${day}T03:30:00.000Z`
const rank = (day: number) => followUpRank({ estimated_value: 50_000, follow_up_date: at(day) }, at(21))
const due = (name: string, day: number) =>
  buildLeadRow({ name, status: 'qualified', follow_up_date: at(day) })
const fresh = (name: string, day: number, lead_score = 50) =>
  buildLeadRow({ name, lead_score, created_at: at(day) })

describeOnEveryDatabase('the next lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const clock = () => new Date('2026-11-21T10:00:00.000Z')
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())
  const next = (leadId: string, place?: QueuePlace) =>
    nextLead({ database, clock }, viewer, { leadId, place })

  /** Goes from lead to lead as the pages do, each time with the place from the address. */
  async function walk(leadId: string, steps: number) {
    const names: string[] = []
    let here = { id: leadId, place: undefined as QueuePlace | undefined }
    for (let step = 0; step < steps; step++) {
      const found = await next(here.id, here.place)
      if (!found) return names
      names.push(found.next.name)
      here = { id: found.next.id, place: readPlace(writePlace(found.next.place)) }
    }
    return names
  }

  test('follows the order of Today, and starts again at the end', async () => {
    const closed = buildLeadRow({ name: 'Closed', status: 'won', follow_up_date: at(1 + 9) })
    const sameDay = [due('Same day', 20), due('Same day', 20), due('Same day', 20)]
    const added = [fresh('Older', 18), fresh('Newer', 19), fresh('Newer', 19), fresh('Best', 10, 90)]
    const rows = [due('Today', 21), due('Longest', 10), ...sameDay, ...added]
    const others = [closed, due('Tomorrow', 22)]
    await insertLeads(database, [...rows, ...others])
    const order = ['Longest', 'Same day', 'Same day', 'Same day', 'Today', 'Best', 'Newer', 'Newer', 'Older']
    expect(await walk(closed.id, 11)).toEqual([...order, 'Longest', 'Same day'])
    const today = await dueFollowUps({ database, clock }, viewer, 9)
    const first = await newLeads({ database }, viewer, 9)
    expect([...today.leads, ...first.leads].map(({ name }) => name)).toEqual(order)
    expect(await next(closed.id)).toMatchObject({ waiting: 9, hasMore: false })
    expect(await next(rows[0]?.id ?? '')).toMatchObject({ waiting: 8 })
  })

  test('a lead that left the queue keeps its place in the URL', async () => {
    const [first, second, third] = [due('First', 10), due('Second', 11), due('Third', 12)]
    await insertLeads(database, [first, second, third])
    await database.write(async (trx) => {
      await trx.updateTable('leads').set({ follow_up_date: null }).where('id', '=', second.id).execute()
    })
    const found = await next(second.id, { list: 'due', rank: rank(11) })
    expect(found).toMatchObject({ next: { name: 'Third' }, waiting: 2 })
  })

  test('is empty if no other lead waits, and refuses strangers', async () => {
    const only = due('Only', 10)
    await insertLeads(database, [only])
    expect(await next(only.id, { list: 'due', rank: rank(10) })).toBeUndefined()
    expect(await next('x')).toBeUndefined()
    await expect(
      nextLead({ database, clock }, undefined, { leadId: only.id, place: undefined }),
    ).rejects.toThrow(RefusedError)
  })
})
