import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTranscript } from '#server/chat/inbox/read-transcript.ts'
import { getLead } from '#server/leads/get-lead.ts'
import { dueFollowUps } from '#server/leads/list/due-follow-ups.ts'
import { listLeads } from '#server/leads/list/list-leads.ts'
import { newLeads } from '#server/leads/list/new-leads.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'

const viewer = buildViewer()
const now = new Date('2026-11-23T10:00:00.000Z')
const due = { follow_up_date: '2026-11-23T03:30:00.000Z', lead_priority: 'High', status: 'new' } as const

describeOnEveryDatabase('a consent that was withdrawn', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let work: ReturnType<typeof startLeadWork>['work']
  const deps = () => ({ database, clock: () => now })
  let chat: string
  const lead = buildLeadRow(due)
  const other = buildLeadRow(due)

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    work = startLeadWork(database, () => now).work
    await insertLeads(database, [lead, other])
    for (const { id } of [lead, other]) {
      const fields = { title: 'Send the offer', day: '2026-11-23', time: '', assignedTo: '' }
      await work.addTask(viewer, { id: randomUUID(), leadId: id, fields })
    }
    chat = await insertChat(database, { lead_id: lead.id })
    await consent(other.id, { given_at: '2026-11-20T10:00:00.000Z' })
  })
  afterEach(() => database.remove())

  const consent = (lead_id: string, moments: { given_at: string; withdrawn_at?: string }) =>
    database.write((trx) =>
      trx
        .insertInto('consents')
        .values({
          id: randomUUID(),
          contact_key: `of ${lead_id}`,
          lead_id,
          testimonial_id: null,
          occasion: 'quote',
          wording: '2026-11',
          locale: 'en',
          withdrawn_at: null,
          ...moments,
        })
        .execute(),
    )

  /** What each screen with contact links says about the two leads. */
  async function shown() {
    const [followUps, fresh, tasks, list, page, otherPage, reply, transcript] = await Promise.all([
      dueFollowUps(deps(), viewer, 5),
      newLeads(deps(), viewer, 5),
      work.dueTasks(viewer, 5),
      listLeads(deps(), viewer, { search: '' }),
      getLead(deps(), viewer, lead.id),
      getLead(deps(), viewer, other.id),
      work.prepareReply(viewer, { leadId: lead.id, templateId: '' }),
      readTranscript({ database, siteUrl: 'https://example.test' }, viewer, chat),
    ])
    expect(otherPage?.withdrawnAt).toBeNull()
    const rows = [
      ...[followUps, fresh, list].map(({ leads }) => leads.map((one) => ({ ...one, lead_id: one.id }))),
      tasks.tasks,
    ]
    return [
      ...rows.map((found) => {
        expect(found.find(({ lead_id }) => lead_id === other.id)?.withdrawnAt).toBeNull()
        return found.find(({ lead_id }) => lead_id === lead.id)?.withdrawnAt
      }),
      page?.withdrawnAt,
      reply?.withdrawnAt,
      transcript?.withdrawnAt,
    ]
  }
  const everywhere = (at: string | null) => Array(7).fill(at)

  test('is shown wherever there is a contact link, until they write again', async () => {
    expect(await shown()).toEqual(everywhere(null))
    const withdrawn_at = '2026-11-22T10:00:00.000Z'
    await consent(lead.id, { given_at: '2026-11-20T10:00:00.000Z', withdrawn_at })
    expect(await shown()).toEqual(everywhere(withdrawn_at))
    await consent(lead.id, { given_at: '2026-11-23T09:00:00.000Z' })
    expect(await shown()).toEqual(everywhere(null))
  })

  test('does not affect an upcoming demo; contact links disappear once it is over', async () => {
    const { bookings, book, setNow } = startTestBookings(database)
    await book(demoFields())
    const { lead_id } = await database.db
      .selectFrom('demo_bookings')
      .select('lead_id')
      .executeTakeFirstOrThrow()
    const given_at = '2026-11-23T02:00:00.000Z'
    const withdrawn_at = '2026-11-23T03:00:00.000Z'
    await consent(lead_id ?? '', { given_at, withdrawn_at })
    const shownOf = async () => {
      const { bookings: due } = (await bookings.listDue(viewer, 5)).due
      const { bookings: listed } = await bookings.list(viewer, { search: '', when: 'all', page: 1 })
      const page = await bookings.get(viewer, due[0]?.id ?? '')
      return [due[0]?.withdrawnAt, listed[0]?.withdrawnAt, page?.booking.withdrawnAt]
    }
    setNow('2026-11-24T09:00:00.000Z')
    expect(await shownOf()).toEqual([null, null, null])
    setNow('2026-11-24T11:00:00.000Z')
    expect(await shownOf()).toEqual([withdrawn_at, withdrawn_at, withdrawn_at])
  })
})
