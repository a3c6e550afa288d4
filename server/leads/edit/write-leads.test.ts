import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formText, type LeadFormField, leadFormFields } from '#domain/leads/lead-form.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { deleteLeads } from '../bin/delete-leads.ts'
import { restoreLeads } from '../bin/restore-leads.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { undoChange } from '../changes/undo-change.ts'
import { duplicatesOf } from '../duplicates/find-duplicates.ts'
import { getLead } from '../get-lead.ts'
import { changeLeadStatus } from '../work/change-lead-status.ts'
import { addNote } from '../work/write-note.ts'
import { addLead } from './add-lead.ts'
import { editLead } from './edit-lead.ts'

const viewer = buildViewer()
type Fields = Partial<Record<LeadFormField, string>>

describeOnEveryDatabase('adding and editing leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  let wakes: number
  const deps = () => ({
    database,
    clock: () => now,
    messageHost: 'example.test',
    outbox: { wake: () => wakes++ },
  })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    wakes = 0
  })
  afterEach(() => database.remove())

  const add = (
    fields: Fields,
    more: { anyway?: boolean; tellThem?: boolean; id?: string } = {},
    who = viewer,
  ) =>
    addLead(deps(), who, {
      id: randomUUID(),
      anyway: false,
      tellThem: false,
      ...more,
      get: (name) => ({ name: 'Walk-in', ...fields })[name as LeadFormField],
    })
  const row = (id: string) =>
    database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const leads = () => database.db.selectFrom('leads').selectAll().execute()

  /** Returns what the form of a lead shows when it is opened now. */
  async function open(leadId: string) {
    const found = await getLead(deps(), viewer, leadId)
    const values = Object.fromEntries(
      leadFormFields.map((field) => [
        field,
        formText(field, { ...found?.lead, locale: 'en', ...found?.details, score_reasons: null }),
      ]),
    ) as Record<LeadFormField, string>
    return (fields: Fields, who: typeof viewer | undefined = viewer) => {
      now = new Date(now.getTime() + 60_000)
      const sent = { ...values, ...fields }
      return editLead(deps(), who, {
        leadId,
        get: (name) => sent[name as LeadFormField],
        version: found?.details?.version ?? 0,
      })
    }
  }
  async function given(changes: Parameters<typeof buildLeadRow>[0] = {}) {
    const lead = buildLeadRow(changes)
    await insertLeads(database, [lead])
    return lead.id
  }

  test('a person with only a phone number becomes a lead, scored like all others', async () => {
    const outcome = await add({
      name: 'सुनीता देवी',
      phone: '98765 43210',
      budget_range: '1l-2.5l',
      project_timeline: 'asap',
      project_complexity: 'high',
      business_type: 'medium',
      notes: 'Came by\r\nthe shop',
      assigned_to: '',
    })
    if (outcome.kind !== 'added') throw new Error(outcome.kind)
    expect(await row(outcome.leadId)).toMatchObject({
      name: 'सुनीता देवी',
      email: '',
      phone: '+919876543210',
      lead_score: 75,
      lead_priority: 'High',
      status: 'new',
      source: 'referral',
      estimated_value: 1_00_000,
      follow_up_date: '2026-11-22T10:00:00.000Z',
      notes: 'Came by\nthe shop',
      assigned_to: null,
    })
    const found = await getLead(deps(), viewer, outcome.leadId)
    expect(found?.details).toMatchObject({
      consented_at: null,
      project_complexity: 'high',
      score_reasons: { length: 4 },
    })
    expect(await database.db.selectFrom('emails').selectAll().execute()).toEqual([])
    // A later submission with that number joins the lead.
    await captureLead(
      deps(),
      buildCapture({ submission: { email: 'sunita@example.test', phone: '+91 9876543210' } }),
    )
    expect(await leads()).toMatchObject([{ email: 'sunita@example.test', name: 'सुनीता देवी' }])
  })

  test('undoing an added lead moves it to the bin, unless it was worked on', async () => {
    const id = randomUUID()
    const added = await add({ phone: '98765 43210' }, { id })
    if (added.kind !== 'added' || !added.changeId) throw new Error(added.kind)
    expect(await add({ phone: '98765 43210' }, { id })).toEqual({ kind: 'added', leadId: id, mailed: false })
    expect(await undoChange(deps(), viewer, added.changeId)).toMatchObject({ kind: 'undone', isBinned: true })
    expect(await leads()).toEqual([])
    expect(await undoChange(deps(), viewer, added.changeId)).toEqual({ kind: 'already' })
    expect(await restoreLeads(deps(), viewer, [id])).toMatchObject({ restored: [id] })
  })

  test.each<[string, (leadId: string) => Promise<unknown>]>([
    [
      'they asked for a quote themselves',
      () => captureLead(deps(), buildCapture({ submission: { phone: '+91 98765 43210' } })),
    ],
    ['they booked a demo', () => startTestBookings(database).book(demoFields({ phone: '9876543210' }))],
    ['its status was changed', (leadId) => changeLeadStatus(deps(), viewer, { leadId, status: 'contacted' })],
  ])('an added lead stays where %s', async (_what, work) => {
    const id = randomUUID()
    const added = await add({ phone: '98765 43210' }, { id })
    if (added.kind !== 'added' || !added.changeId) throw new Error(added.kind)
    await work(id)
    expect(await undoChange(deps(), viewer, added.changeId)).toMatchObject({
      undone: [],
      notes: [{ kind: 'stays', name: 'Walk-in' }],
    })
    expect((await leads()).map((lead) => lead.id)).toEqual([id])
  })

  test('an added lead is restored from the bin with its notes', async () => {
    const id = randomUUID()
    const added = await add({ phone: '98765 43210' }, { id })
    if (added.kind !== 'added' || !added.changeId) throw new Error(added.kind)
    await addNote(deps(), viewer, { id: randomUUID(), leadId: id, text: 'Calls back.' })
    await undoChange(deps(), viewer, added.changeId)
    await restoreLeads(deps(), viewer, [id])
    const notes = await database.db.selectFrom('lead_activities').select('description').execute()
    expect(notes.map(({ description }) => description)).toContain('Calls back.')
  })

  test('chosen values take precedence over derived ones', async () => {
    const member = await insertUser(database, { email: 'asha@example.test' })
    const outcome = await add(
      {
        email: 'a@example.test',
        lead_priority: 'High',
        estimated_value: '₹2,50,000',
        follow_up_date: '2026-12-24',
        assigned_to: member.email,
        source: 'social_media',
        locale: 'hi',
      },
      { tellThem: true },
    )
    if (outcome.kind !== 'added') throw new Error(outcome.kind)
    expect(outcome.mailed).toBe(true)
    expect(await row(outcome.leadId)).toMatchObject({
      lead_score: 5,
      lead_priority: 'High',
      estimated_value: 2_50_000,
      follow_up_date: '2026-12-24T03:30:00.000Z',
      assigned_to: 'asha@example.test',
      source: 'social_media',
    })
    const mails = await database.db
      .selectFrom('emails')
      .select(['template', 'to_address', 'locale'])
      .execute()
    expect(mails).toEqual([{ template: 'quote-received', to_address: 'a@example.test', locale: 'hi' }])
    expect(wakes).toBe(1)
  })

  test('problems are reported per field, and nothing is written', async () => {
    const cases: [Fields, object][] = [
      [{ name: '  ' }, { name: 'required', email: 'contact' }],
      [{ email: 'nobody' }, { email: 'email' }],
      [{ phone: '12' }, { phone: 'phone' }],
      [
        { email: 'a@example.test', name: 'x'.repeat(101), company: 'x'.repeat(201) },
        { name: 'too-long', company: 'too-long' },
      ],
      [
        { email: 'a@example.test', source: 'the moon', budget_range: '9' },
        { source: 'choice', budget_range: 'choice' },
      ],
      [{ email: 'a@example.test', source: '' }, { source: 'choice' }],
      [{ email: 'a@example.test', estimated_value: '-5' }, { estimated_value: 'number' }],
      [{ email: 'a@example.test', estimated_value: '1e9' }, { estimated_value: 'number' }],
      [{ email: 'a@example.test', follow_up_date: '2026-02-30' }, { follow_up_date: 'day' }],
      [{ email: 'a@example.test', follow_up_date: "'; drop table leads" }, { follow_up_date: 'day' }],
      [{ email: 'a@example.test', assigned_to: 'stranger@example.test' }, { assigned_to: 'member' }],
      [{ email: 'a@example.test', lead_priority: 'Urgent' }, { lead_priority: 'choice' }],
    ]
    for (const [fields, problems] of cases)
      expect(await add(fields), JSON.stringify(fields)).toEqual({ kind: 'invalid', problems })
    expect(await leads()).toEqual([])
    expect(await database.db.selectFrom('lead_contacts').selectAll().execute()).toEqual([])
  })

  test('possible duplicates are shown first; an open lead stays the only one', async () => {
    const closed = await given({ email: 'Asha@Example.test', phone: null, status: 'lost' })
    const first = await add({ email: 'asha@example.test', name: 'Asha' })
    expect(first).toMatchObject({
      kind: 'duplicates',
      isOpen: false,
      duplicates: [{ id: closed, same: ['email'] }],
    })
    const added = await add({ email: 'asha@example.test', name: 'Asha' }, { anyway: true })
    if (added.kind !== 'added') throw new Error(added.kind)
    const again = await add({ email: 'ASHA@example.test', name: 'Asha' }, { anyway: true })
    expect(again).toMatchObject({ kind: 'duplicates', isOpen: true })
    expect(await leads()).toHaveLength(2)
    const byName = await add({ name: 'asha verma', company: 'saket dental', phone: '9811111111' })
    expect(byName.kind).toBe('added')
    expect(
      await add({ name: 'Asha Verma', company: 'Saket Dental', email: 'other@example.test' }),
    ).toMatchObject({
      kind: 'duplicates',
      isOpen: false,
      duplicates: [{ same: ['name'] }],
    })
  })

  test('a repeated form, and one person added twice at once, make one lead', async () => {
    const id = randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => add({ email: 'a@example.test' }, { id })))
    expect(same.every((outcome) => outcome.kind === 'added' && outcome.leadId === id)).toBe(true)
    const others = await Promise.all([1, 2, 3].map(() => add({ phone: '+91 98111 22333' }, { anyway: true })))
    expect(others.map((outcome) => outcome.kind).sort()).toEqual(['added', 'duplicates', 'duplicates'])
    expect(await leads()).toHaveLength(2)
  })

  test('an edit writes changed fields, scores again, and is undone as a whole', async () => {
    await captureLead(deps(), buildCapture())
    const [before] = await leads()
    const save = await open(before?.id ?? '')
    const outcome = await save({
      budget_range: '2.5l-plus',
      project_timeline: 'asap',
      notes: 'नोट',
      email: 'New@example.test',
      phone: '',
      locale: 'hi',
    })
    if (outcome.kind !== 'changed') throw new Error(outcome.kind)
    expect((await leads())[0]).toMatchObject({
      lead_score: 65,
      lead_priority: 'Medium',
      estimated_value: 2_50_000,
      notes: 'नोट',
      phone: null,
    })
    expect((await getLead(deps(), viewer, before?.id ?? ''))?.details).toMatchObject({
      locale: 'hi',
      score_reasons: { length: 2 },
    })
    expect(await undoChange(deps(), viewer, outcome.changeId)).toMatchObject({ kind: 'undone', notes: [] })
    expect({ ...(await leads())[0], updated_at: '' }).toEqual({ ...before, updated_at: '' })
    expect((await getLead(deps(), viewer, before?.id ?? ''))?.details).toMatchObject({
      locale: 'en',
      score_reasons: { length: 1 },
    })
  })

  test('untouched fields are not validated; an empty edit changes nothing', async () => {
    const id = await given({
      email: 'not an address',
      service_interest: 'from-before',
      phone: null,
      lead_priority: 'High',
    })
    const save = await open(id)
    expect(await save({})).toEqual({ kind: 'unchanged' })
    expect(await save({ name: 'Better' })).toMatchObject({ kind: 'changed' })
    expect(await row(id)).toMatchObject({
      name: 'Better',
      email: 'not an address',
      service_interest: 'from-before',
      lead_priority: 'High',
    })
    const again = await open(id)
    expect(await again({ email: 'also wrong' })).toMatchObject({
      kind: 'invalid',
      problems: { email: 'email' },
    })
    expect(await again({ email: '' })).toEqual({ kind: 'invalid', problems: { email: 'contact' } })
  })

  test('an edit of a lead that was changed since is refused, and can be saved after a look at it', async () => {
    const id = await given()
    const mine = await open(id)
    const other = await open(id)
    expect(await other({ notes: 'of the other', company: 'Other Ltd' })).toMatchObject({ kind: 'changed' })
    expect(await mine({ urgency: 'high' })).toEqual({ kind: 'conflict' })
    const again = await open(id)
    expect(await again({ urgency: 'high' })).toMatchObject({ kind: 'changed' })
    expect(await row(id)).toMatchObject({ notes: 'of the other', company: 'Other Ltd', urgency: 'high' })
    // A form that is sent twice changes nothing the second time.
    expect(await again({ urgency: 'high' })).toEqual({ kind: 'unchanged' })
  })

  test.each<[string, (leadId: string) => Promise<unknown>]>([
    ['its status', (leadId) => changeLeadStatus(deps(), viewer, { leadId, status: 'qualified' })],
    ['a request', () => captureLead(deps(), buildCapture({ submission: { email: 'asha@example.test' } }))],
    [
      'an undo',
      async (leadId) => {
        const edited = await (await open(leadId))({ notes: 'x' })
        if (edited.kind === 'changed') await undoChange(deps(), viewer, edited.changeId)
      },
    ],
  ])('%s raises the version of a lead', async (_what, work) => {
    await captureLead(deps(), buildCapture())
    const id = (await leads())[0]?.id ?? ''
    const version = async () => (await getLead(deps(), viewer, id))?.details?.version
    expect(await version()).toBe(1)
    await work(id)
    expect(await version()).toBeGreaterThan(1)
  })

  test('simultaneous equal edits are written once; editing a deleted lead is reported', async () => {
    const id = await given()
    const saves = await Promise.all([open(id), open(id), open(id)])
    const outcomes = await Promise.all(saves.map((save, i) => save({ notes: `number ${i}` })))
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['changed', 'conflict', 'conflict'])
    const save = await open(id)
    const [edited, deleted] = await Promise.all([
      save({ notes: 'last words' }),
      deleteLeads(deps(), viewer, [id]),
    ])
    expect(['changed', 'gone']).toContain(edited.kind)
    expect(deleted.deleted).toEqual([id])
    expect(await save({ notes: 'too late' })).toEqual({ kind: 'gone' })
    if (edited.kind === 'changed')
      expect(await undoChange(deps(), viewer, edited.changeId)).toEqual({ kind: 'gone' })
  })

  test('finds possible duplicates', async () => {
    const asha = await given({
      name: 'Asha Verma',
      company: 'Saket Dental',
      email: 'asha@example.test',
      phone: '+91 98765 43210',
    })
    const sameAll = await given({
      name: 'ASHA VERMA',
      company: 'SAKET dental',
      email: 'ASHA@example.test',
      phone: '09876543210',
      created_at: '2026-11-20T10:00:00.000Z',
      status: 'won',
    })
    const samePhone = await given({
      name: 'X',
      email: '',
      phone: '(98765) 43-210',
      created_at: '2026-11-19T10:00:00.000Z',
    })
    await given({ name: 'Y', email: '', phone: '+44 98765 43210' })
    await given({ name: 'Asha Verma', email: 'z@example.test', phone: null })
    expect(await duplicatesOf(deps(), viewer, asha)).toMatchObject([
      { id: sameAll, same: ['email', 'phone', 'name'], isOpen: false },
      { id: samePhone, same: ['phone'], isOpen: true },
    ])
    expect(await duplicatesOf(deps(), viewer, 'no id')).toEqual([])
  })

  test('strangers are refused', async () => {
    const id = await given()
    const stranger = buildViewer({ status: 'pending' })
    const save = await open(id)
    await expect(save({ notes: 'x' }, stranger)).rejects.toThrow(RefusedError)
    await expect(add({ email: 'a@example.test' }, {}, stranger)).rejects.toThrow(RefusedError)
    await expect(duplicatesOf(deps(), undefined, id)).rejects.toThrow(RefusedError)
    expect(await leads()).toHaveLength(1)
  })
})
