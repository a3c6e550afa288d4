import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { createCookies } from '#server/http/cookies.ts'
import { createFormTimer } from '#server/http/forms/form-timer.ts'
import { listNotFoundPaths } from '#server/http/list-not-found-paths.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { createSigner } from '#server/signing.ts'
import { quoteFields } from '#tests/support/browser/post-form.ts'
import { buildCapture, buildSubmission, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { TEST_SECRET } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { deleteLeads } from '../bin/delete-leads.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { submitQuote } from '../capture/submit-quote.ts'
import { leadStats } from '../figures/lead-figures.ts'
import { getLead } from '../get-lead.ts'
import { listLeads } from '../list/list-leads.ts'
import { newestLeads } from '../list/newest-leads.ts'
import { countQuarantined, deleteQuarantined, listQuarantined, releaseQuarantined } from '../quarantined.ts'
import { changeLeadStatus } from './change-lead-status.ts'

const viewer = buildViewer()
const noId = '00000000-0000-4000-8000-000000000000'

describeOnEveryDatabase('working leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  let wakes: number
  const deps = () => ({
    database,
    clock: () => now,
    messageHost: 'example.test',
    outbox: { wake: () => wakes++ },
    bookQuarantined: async () => 'booked' as const,
  })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    wakes = 0
  })
  afterEach(() => database.remove())

  async function capturedLead() {
    await captureLead(deps(), buildCapture())
    now = new Date('2026-11-21T11:00:00.000Z')
    return database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  }

  const activitiesOf = (leadId: string) =>
    database.db
      .selectFrom('lead_activities')
      .selectAll()
      .where('lead_id', '=', leadId)
      .orderBy('created_at', 'desc')
      .execute()

  test('counts nothing without leads', async () => {
    expect(await leadStats(deps(), viewer)).toMatchObject({
      total: 0,
      totalValue: 0,
      averageScore: 0,
      conversionRate: 0,
    })
  })

  test('sums the leads', async () => {
    const leads = [...realisticLeads(500)]
    await insertLeads(database, [
      ...leads,
      buildLeadRow({ estimated_value: null, lead_score: 0, status: 'won' }),
    ])
    const stats = await leadStats(deps(), viewer)
    const won = leads.filter((lead) => lead.status === 'won').length + 1
    expect(stats.total).toBe(501)
    expect(stats.byStatus.won).toBe(won)
    expect(stats.totalValue).toBe(leads.reduce((sum, lead) => sum + (lead.estimated_value ?? 0), 0))
    expect(stats.averageScore).toBeCloseTo(
      leads.reduce((sum, lead) => sum + (lead.lead_score ?? 0), 0) / 501,
      6,
    )
    expect(stats.conversionRate).toBe(Math.round((won / 501) * 100))
    expect(Object.values(stats.bySource).reduce((sum, count) => sum + count, 0)).toBe(501)
  })

  test('every status can follow every other, each change with its activity', async () => {
    const lead = await capturedLead()
    const set = (status: LeadStatus) => changeLeadStatus(deps(), viewer, { leadId: lead.id, status })
    let changes = 0
    for (const from of leadStatuses) {
      for (const to of leadStatuses) {
        if ((await set(from)).kind === 'changed') changes++
        expect(await set(to)).toMatchObject({ kind: from === to ? 'unchanged' : 'changed' })
        if (from !== to) changes++
        const { status } = await database.db.selectFrom('leads').select('status').executeTakeFirstOrThrow()
        expect(status).toBe(to)
      }
    }
    const activities = await activitiesOf(lead.id)
    expect(activities.filter(({ activity_type }) => activity_type === 'status_change')).toHaveLength(changes)
  })

  test('a changed status is in the timeline with who changed it', async () => {
    const lead = await capturedLead()
    await changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'proposal_sent' })
    const [newest, first] = await activitiesOf(lead.id)
    expect(newest).toMatchObject({
      activity_type: 'status_change',
      title: 'Status changed to proposal_sent',
      created_by: viewer.email,
      created_at: now.toISOString(),
    })
    expect(first).toMatchObject({ activity_type: 'quote_request' })
    const after = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(after).toMatchObject({ updated_at: now.toISOString(), last_contacted: null })
  })

  test('an unchanged status leaves no trace', async () => {
    const lead = await capturedLead()
    expect(await changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'new' })).toEqual({
      kind: 'unchanged',
    })
    expect(await activitiesOf(lead.id)).toHaveLength(1)
    const after = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(after.updated_at).toBe(lead.updated_at)
  })

  test('the first contact is stored, and later ones do not change it', async () => {
    const lead = await capturedLead()
    const contactedAt = now.toISOString()
    await changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'contacted' })
    now = new Date('2026-12-01T10:00:00.000Z')
    await changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'qualified' })
    await changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'contacted' })
    const after = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(after.last_contacted).toBe(contactedAt)
  })

  test('two people who set the same status at once leave one activity', async () => {
    const lead = await capturedLead()
    const changes = await Promise.all(
      Array.from({ length: 8 }, () => changeLeadStatus(deps(), viewer, { leadId: lead.id, status: 'won' })),
    )
    expect(changes.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
    expect(await activitiesOf(lead.id)).toHaveLength(2)
  })

  test.each([noId, 'no id at all'])('reports that lead %j is not found', async (leadId) => {
    expect(await changeLeadStatus(deps(), viewer, { leadId, status: 'won' })).toEqual({ kind: 'gone' })
    expect(await deleteLeads(deps(), viewer, [leadId])).toMatchObject({ deleted: [] })
    expect(await getLead(deps(), viewer, leadId)).toBeUndefined()
    expect(await releaseQuarantined(deps(), viewer, leadId)).toEqual({ kind: 'gone' })
    expect(await deleteQuarantined(deps(), viewer, [leadId])).toEqual({ kind: 'gone' })
    expect(await database.db.selectFrom('audit_log').selectAll().execute()).toEqual([])
  })

  test('a lead is shown with its score reasons', async () => {
    const { id } = await capturedLead()
    const found = await getLead(deps(), viewer, id)
    expect(found?.lead).toMatchObject({ name: 'Asha Verma', estimated_value: 50_000 })
    expect(found?.details?.score_reasons).toEqual([{ field: 'budgetRange', answer: '50k-1l', points: 20 }])
  })

  test('a lead from before this product is shown too', async () => {
    const row = buildLeadRow()
    await insertLeads(database, [row])
    expect(await getLead(deps(), viewer, row.id)).toMatchObject({ details: undefined })
  })

  test('deleting a lead deletes all data about that person only', async () => {
    const lead = await capturedLead()
    await captureLead(
      deps(),
      buildCapture({ submission: { name: 'Other', email: 'other@example.test', phone: undefined } }),
    )
    expect(await deleteLeads(deps(), viewer, [lead.id])).toMatchObject({ deleted: [lead.id] })
    for (const table of ['leads', 'lead_activities', 'lead_details', 'lead_contacts', 'emails'] as const) {
      const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute())
      expect(rows, table).not.toMatch(/asha|98765/i)
      expect(rows, table).not.toBe('[]')
    }
    const [audit] = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(audit).toMatchObject({ actor_id: viewer.id, action: 'lead.deleted', subject_id: lead.id })
    expect(JSON.stringify(audit)).not.toMatch(/asha|98765/i)
  })

  test('a person whose lead was deleted becomes a new lead', async () => {
    const lead = await capturedLead()
    await deleteLeads(deps(), viewer, [lead.id])
    await captureLead(deps(), buildCapture())
    expect((await listLeads(deps(), viewer, { search: '' })).leads).toMatchObject([
      { email: 'asha@example.test' },
    ])
  })

  test('shows the newest five and the total', async () => {
    await insertLeads(database, realisticLeads(8))
    const { leads, total } = await newestLeads(deps(), viewer)
    expect(total).toBe(8)
    expect(leads.map((lead) => lead.email)).toEqual([0, 1, 2, 3, 4].map((i) => `person${i}@example.test`))
  })

  test('a released submission becomes one lead with its emails', async () => {
    const id = await quarantined()
    expect(await listQuarantined(deps(), viewer)).toMatchObject([{ id, reasons: ['holds many links'] }])
    expect(await countQuarantined(deps(), viewer)).toBe(1)
    const releases = await Promise.all([1, 2, 3].map(() => releaseQuarantined(deps(), viewer, id)))
    expect(releases.some(({ kind }) => kind === 'released')).toBe(true)
    expect(wakes).toBeGreaterThan(0)
    const { leads } = await listLeads(deps(), viewer, { search: '' })
    expect(leads).toMatchObject([{ email: 'held@example.test', status: 'new' }])
    expect(await database.db.selectFrom('emails').selectAll().execute()).toHaveLength(2)
    expect(await countQuarantined(deps(), viewer)).toBe(0)
    expect(await releaseQuarantined(deps(), viewer, id)).toEqual({ kind: 'gone' })
  })

  test('a quarantined submission keeps its language and attribution', async () => {
    const clock = () => now
    const fields = quoteFields({
      name: 'आशा वर्मा',
      message: 'हमें कॉल छूट जाती हैं। https://a.test https://b.test https://c.test https://d.test',
      attribution: JSON.stringify({
        utmSource: 'google',
        utmMedium: 'cpc',
        utmCampaign: 'diwali',
        landingPath: '/hi',
      }),
    })
    await submitQuote(
      {
        ...deps(),
        metrics: createMetrics(),
        rateLimits: createRateLimits(false),
        timeTraps: false,
        formTimer: createFormTimer({ signer: createSigner(TEST_SECRET, 'form-timer'), clock }),
        cookies: createCookies('http://localhost'),
        receipts: createSigner(TEST_SECRET, 'receipt'),
        personKey: createPersonKey(TEST_SECRET),
      },
      { fields, headers: new Headers(), addressKey: '192.0.2.1', locale: 'hi' },
    )
    const [held] = await listQuarantined(deps(), viewer)
    expect(held).toMatchObject({ submission: { name: 'आशा वर्मा' }, reasons: ['holds many links'] })
    expect(await releaseQuarantined(deps(), viewer, held?.id ?? '')).toEqual({ kind: 'released' })
    const lead = await database.db
      .selectFrom('leads')
      .innerJoin('lead_details', 'lead_details.lead_id', 'leads.id')
      .select(['source', 'locale', 'marketing_source', 'attribution'])
      .executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ source: 'google_ads', locale: 'hi', marketing_source: 'google' })
    expect(JSON.parse(lead.attribution)).toEqual({
      utmSource: 'google',
      utmMedium: 'cpc',
      utmCampaign: 'diwali',
      landingPath: '/hi',
    })
    const mails = await database.db.selectFrom('emails').select(['template', 'locale']).execute()
    expect(mails).toContainEqual({ template: 'quote-received', locale: 'hi' })
  })

  test('deleted spam leaves no trace of its text', async () => {
    const id = await quarantined()
    expect(await deleteQuarantined(deps(), viewer, [id])).toEqual({ kind: 'deleted' })
    expect(await listQuarantined(deps(), viewer)).toEqual([])
    const audit = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(audit).toMatchObject([{ action: 'submission.deleted', subject_id: id, details: '{}' }])
  })

  test('all displayed submissions are deleted at once, and no others', async () => {
    const [first, second, later] = [await quarantined(), await quarantined(), await quarantined()]
    const gone = crypto.randomUUID()
    const shown = [first, second, second, gone, "' or 1=1 --"]
    expect(await deleteQuarantined(deps(), viewer, shown)).toEqual({ kind: 'deleted' })
    expect(await deleteQuarantined(deps(), viewer, shown)).toEqual({ kind: 'gone' })
    expect(await deleteQuarantined(deps(), viewer, [])).toEqual({ kind: 'gone' })
    expect((await listQuarantined(deps(), viewer)).map(({ id }) => id)).toEqual([later])
    const audit = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    expect(audit.map(({ subject_id }) => subject_id).toSorted()).toEqual([first, second].toSorted())
    expect(new Set(audit.map(({ action }) => action))).toEqual(new Set(['submission.deleted']))
  })

  async function quarantined(): Promise<string> {
    const id = crypto.randomUUID()
    await database.write(async (trx) => {
      await trx
        .insertInto('quarantined_submissions')
        .values({
          id,
          kind: 'quote',
          payload: JSON.stringify({
            submission: buildSubmission({ email: 'held@example.test' }),
            attribution: {},
            locale: 'en',
          }),
          reasons: JSON.stringify(['holds many links']),
          created_at: now.toISOString(),
        })
        .execute()
    })
    return id
  }

  test('lists the paths that were not found, the most requested first', async () => {
    const seen = { first_seen_at: now.toISOString(), last_seen_at: now.toISOString() }
    await database.write(async (trx) => {
      await trx
        .insertInto('not_found_paths')
        .values([
          { path: '/old', hits: 2, ...seen },
          { path: '/pricing', hits: 9, ...seen },
          { path: '/del-admin-dashboard/leads/gone', hits: 30, ...seen },
        ])
        .execute()
    })
    const paths = await listNotFoundPaths(deps(), viewer)
    expect(paths.map(({ path, hits }) => [path, hits])).toEqual([
      ['/pricing', 9],
      ['/old', 2],
    ])
  })

  const strangers: [string, Viewer | undefined][] = [
    ['nobody', undefined],
    ['a pending account', buildViewer({ status: 'pending' })],
    ['an account whose address is not verified', buildViewer({ emailVerified: false })],
    ['a suspended owner', buildViewer({ status: 'suspended', role: 'owner' })],
  ]
  test.each(strangers)('%s is refused, and nothing changes', async (_who, stranger) => {
    const lead = await capturedLead()
    const id = await quarantined()
    const calls = [
      () => listLeads(deps(), stranger, { search: '' }),
      () => leadStats(deps(), stranger),
      () => getLead(deps(), stranger, lead.id),
      () => newestLeads(deps(), stranger),
      () => changeLeadStatus(deps(), stranger, { leadId: lead.id, status: 'lost' }),
      () => deleteLeads(deps(), stranger, [lead.id]),
      () => countQuarantined(deps(), stranger),
      () => listQuarantined(deps(), stranger),
      () => releaseQuarantined(deps(), stranger, id),
      () => deleteQuarantined(deps(), stranger, [id]),
      () => listNotFoundPaths(deps(), stranger),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(RefusedError)
    expect(await database.db.selectFrom('leads').selectAll().execute()).toEqual([lead])
    expect(await countQuarantined(deps(), viewer)).toBe(1)
  })
})
