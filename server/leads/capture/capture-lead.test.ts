import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCapture } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from './capture-lead.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

describeOnEveryDatabase('capturing a lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const capture = (changes: Parameters<typeof buildCapture>[0] = {}) =>
    captureLead({ database, clock: () => now, messageHost: 'example.test' }, buildCapture(changes))

  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  test('writes the lead, its first activity and its two emails together', async () => {
    const answer = await capture({
      submission: {
        budgetRange: '2.5l-plus',
        projectTimeline: 'asap',
        businessType: 'enterprise',
        urgency: 'critical',
        projectComplexity: 'high',
      },
    })
    expect(answer).toEqual({
      category: 'Hot',
      followUpDays: 1,
      reference: expect.stringMatching(/^[0-9A-F]{6}$/),
    })
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      lead_score: 100,
      lead_priority: 'High',
      status: 'new',
      source: 'website_contact',
      estimated_value: 250000,
      follow_up_date: '2026-11-22T10:00:00.000Z',
      created_at: now.toISOString(),
    })
    const details = await database.db.selectFrom('lead_details').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(details.score_reasons)).toHaveLength(5)
    expect(details.consented_at).toBe(now.toISOString())
    const activities = await database.db.selectFrom('lead_activities').selectAll().execute()
    expect(activities).toMatchObject([{ lead_id: lead.id, activity_type: 'quote_request' }])
    const emails = await database.db.selectFrom('emails').selectAll().execute()
    expect(emails.map((email) => email.template).sort()).toEqual(['new-lead', 'quote-received'])
    expect(emails.every((email) => email.lead_id === lead.id && email.status === 'queued')).toBe(true)
  })

  test('a person who must not be mailed still becomes a lead, and the email is stored', async () => {
    await capture({ mailRefusal: '451 Unavailable For Headless Browser' })
    const emails = await database.db
      .selectFrom('emails')
      .select(['template', 'status', 'last_error'])
      .orderBy('template')
      .execute()
    expect(emails).toEqual([
      { template: 'new-lead', status: 'queued', last_error: null },
      { template: 'quote-received', status: 'dead', last_error: '451 Unavailable For Headless Browser' },
    ])
    expect(await countRows()).toMatchObject({ leads: 1 })
  })

  test('answers a repeat like the first time and writes nothing', async () => {
    const first = await capture({ idempotencyKey: 'the-same-key-0001' })
    const second = await capture({
      idempotencyKey: 'the-same-key-0001',
      submission: { email: 'other@example.test', budgetRange: '2.5l-plus', projectTimeline: 'asap' },
    })
    expect(second).toEqual(first)
    expect(await countRows()).toEqual({ leads: 1, activities: 1, emails: 2 })
  })

  test('answers a hundred simultaneous repeats with one lead', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => capture({ idempotencyKey: 'the-same-key-0002' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await countRows()).toEqual({ leads: 1, activities: 1, emails: 2 })
  })

  test.each([
    ['the same address in other letters', { email: 'ASHA@Example.test', phone: '' }],
    ['the same number written otherwise', { email: 'other@example.test', phone: '098765-43210' }],
  ])('joins an open lead by %s', async (_how, person) => {
    await capture({
      submission: {
        email: 'asha@example.test',
        phone: '+91 98765 43210',
        name: 'Asha',
        budgetRange: undefined,
      },
    })
    await capture({
      submission: {
        ...person,
        name: 'Someone Else',
        budgetRange: '2.5l-plus',
        projectTimeline: 'asap',
        urgency: 'critical',
      },
    })
    const leads = await database.db.selectFrom('leads').selectAll().execute()
    expect(leads).toMatchObject([
      {
        name: 'Asha',
        email: 'asha@example.test',
        budget_range: '2.5l-plus',
        lead_score: 75,
        lead_priority: 'High',
      },
    ])
    const contacts = await database.db
      .selectFrom('lead_activities')
      .select('title')
      .where('activity_type', '=', 'contact')
      .execute()
    expect(contacts).toContainEqual({ title: 'New name from the quote form: Someone Else' })
    expect(await countRows()).toEqual({ leads: 1, activities: 2 + contacts.length, emails: 4 })
  })

  test('moves the follow-up earlier when a person returns with a higher score', async () => {
    await capture({ submission: { budgetRange: 'under-25k' } })
    await capture({ submission: { budgetRange: '2.5l-plus', projectTimeline: 'asap', urgency: 'critical' } })
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({
      follow_up_date: '2026-11-22T10:00:00.000Z',
      // The first budget stays, and with it the estimated value.
      budget_range: 'under-25k',
      estimated_value: 0,
    })
    await capture({ submission: { budgetRange: '25k-50k' } })
    const later = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(later.follow_up_date).toBe('2026-11-22T10:00:00.000Z')
  })

  test.each([
    ['was done', null, '2026-11-24T10:00:00.000Z'],
    ['was left for later', '2027-02-01T03:30:00.000Z', '2026-11-24T10:00:00.000Z'],
    ['is overdue', '2026-11-19T03:30:00.000Z', '2026-11-19T03:30:00.000Z'],
  ])('a returning person is followed up by the promised day where that %s', async (_, before, after) => {
    const submission = { budgetRange: '50k-1l', projectTimeline: '1-month' } as const
    await capture({ submission })
    await database.db.updateTable('leads').set({ follow_up_date: before, status: 'contacted' }).execute()
    expect(await capture({ submission })).toMatchObject({ category: 'Warm', followUpDays: 3 })
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead.follow_up_date).toBe(after)
  })

  test('keeps the higher score when a person returns with a lower one', async () => {
    await capture({ submission: { budgetRange: '2.5l-plus', projectTimeline: 'asap', urgency: 'critical' } })
    const answer = await capture({ submission: { budgetRange: '25k-50k' } })
    expect(answer.category).toBe('Hot')
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ lead_score: 75, lead_priority: 'High', budget_range: '2.5l-plus' })
  })

  test.each(['won', 'lost'] as const)('creates a new lead when the old one was %s', async (status) => {
    await capture()
    await database.write(async (trx) => {
      await trx.updateTable('leads').set({ status }).execute()
    })
    await capture()
    await capture()
    expect(await countRows()).toEqual({ leads: 2, activities: 3, emails: 6 })
  })

  test('creates one lead from fifty simultaneous submissions by one person', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => capture({ submission: { name: `Asha ${i}` } })))
    // Each except the first also contains another name.
    expect(await countRows()).toEqual({ leads: 1, activities: 99, emails: 100 })
  })

  test('writes nothing when a part fails', async () => {
    await database.write(async (trx) => {
      await trx.schema.dropTable('lead_activities').execute()
    })
    await expect(capture()).rejects.toThrow()
    expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('emails').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('submissions').select('key').execute()).toEqual([])
  })

  async function countRows() {
    const [leads, activities, emails] = await Promise.all([
      database.db.selectFrom('leads').select('id').execute(),
      database.db.selectFrom('lead_activities').select('id').execute(),
      database.db.selectFrom('emails').select('id').execute(),
    ])
    return { leads: leads.length, activities: activities.length, emails: emails.length }
  }
})
