import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { changeLeadStatus } from '../work/change-lead-status.ts'
import { noteContact } from '../work/note-contact.ts'
import { changeLeads } from './change-leads.ts'
import { undoChange } from './undo-change.ts'

const asha = buildViewer()
const ravi = buildViewer({ id: 'viewer-2', email: 'ravi@example.test' })

describeOnEveryDatabase('changing leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const deps = () => ({ database, clock: () => now, messageHost: 'example.test' })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(() => database.remove())

  const later = () => {
    now = new Date(now.getTime() + 60_000)
  }
  const set = (leads: { id: string; set: FieldValues }[], viewer = asha, changeId?: string) => {
    later()
    return database.write((trx) => changeLeads(trx, { viewer, at: now, kind: 'edit', leads, changeId }))
  }
  const undo = (changeId: string, viewer = asha) => {
    later()
    return undoChange(deps(), viewer, changeId)
  }
  const lead = (id: string) =>
    database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const titles = async (id: string) =>
    (
      await database.db
        .selectFrom('lead_activities')
        .select(['title', 'created_at'])
        .where('lead_id', '=', id)
        .orderBy('created_at')
        .orderBy('title')
        .execute()
    ).map(({ title }) => title)
  async function given(changes: Parameters<typeof buildLeadRow>[0] = {}) {
    const row = buildLeadRow(changes)
    await insertLeads(database, [row])
    return row.id
  }

  test('writes changed fields, logs them in the timeline, and undoes them', async () => {
    const id = await given()
    const { changeId, changed } = await set([
      {
        id,
        set: {
          name: 'अनिल',
          phone: null,
          estimated_value: 75_000,
          assigned_to: 'ravi@example.test',
          follow_up_date: '2026-11-25T03:30:00.000Z',
          project_complexity: 'high',
          email: 'asha@example.test',
        },
      },
    ])
    expect(changed).toEqual([id])
    expect(await lead(id)).toMatchObject({
      name: 'अनिल',
      phone: null,
      estimated_value: 75_000,
      follow_up_date: '2026-11-25T03:30:00.000Z',
      updated_at: now.toISOString(),
    })
    expect(await titles(id)).toEqual([
      'Assigned to ravi@example.test',
      'Changed: value, complexity',
      'Follow-up set for 25 Nov 2026',
      'Name changed from Asha Verma to अनिल',
      'Phone removed: +91 98765 43210',
    ])
    expect(await undo(changeId)).toEqual({
      kind: 'undone',
      undone: [id],
      notes: [],
      gone: 0,
      isBinned: false,
    })
    expect(await lead(id)).toMatchObject({
      name: 'Asha Verma',
      phone: '+91 98765 43210',
      estimated_value: 50_000,
      assigned_to: null,
      follow_up_date: null,
    })
    expect(await undo(changeId)).toEqual({ kind: 'already' })
    const { project_complexity } = await database.db
      .selectFrom('lead_details')
      .select('project_complexity')
      .executeTakeFirstOrThrow()
    expect(project_complexity).toBeNull()
  })

  test('leads changed since are not undone, and are named', async () => {
    const id = await given()
    const first = await set([{ id, set: { notes: 'mine' } }])
    await set([{ id, set: { company: 'Other field' } }], ravi)
    const second = await set([{ id, set: { notes: 'theirs' } }], ravi)
    expect(await undo(first.changeId)).toMatchObject({
      undone: [],
      notes: [{ kind: 'stays', name: 'Asha Verma', field: 'notes' }],
    })
    expect((await lead(id)).notes).toBe('theirs')
    // Once the later change is undone, the earlier one can be.
    await undo(second.changeId)
    expect(await undo(first.changeId)).toMatchObject({ undone: [id], notes: [] })
    expect((await lead(id)).notes).toBeNull()
  })

  test('undoes only the leads that are unchanged since', async () => {
    const rows = [...realisticLeads(450)].map((row) => ({ ...row, status: 'new' as const }))
    await insertLeads(database, rows)
    const all = rows.map(({ id }) => ({ id, set: { status: 'qualified' as const } }))
    const { changeId } = await set(all.slice(0, 200))
    await set(all.slice(200), asha, changeId)
    const [moved, gone] = rows as [(typeof rows)[0], (typeof rows)[0]]
    await changeLeadStatus(deps(), ravi, { leadId: moved.id, status: 'won' })
    await database.write((trx) => trx.deleteFrom('leads').where('id', '=', gone.id).execute())
    expect(await undo(changeId)).toMatchObject({
      undone: { length: 448 },
      notes: [{ kind: 'stays', name: moved.name, field: 'status' }],
      gone: 1,
    })
    const statuses = await database.db
      .selectFrom('leads')
      .select(['status', (eb) => eb.fn.countAll<number>().as('leads')])
      .groupBy('status')
      .orderBy('status')
      .execute()
    expect(statuses.map((row) => [row.status, Number(row.leads)])).toEqual([
      ['new', 448],
      ['won', 1],
    ])
  })

  test('a lead that one change meets twice returns to its first state', async () => {
    const id = await given()
    const { changeId } = await set([{ id, set: { notes: 'one', company: 'A' } }])
    await set([{ id, set: { notes: 'two', urgency: 'high' } }], asha, changeId)
    await undo(changeId)
    expect(await lead(id)).toMatchObject({ notes: null, company: null, urgency: null })
  })

  test('the first contact is undone with the status, unless there was another since', async () => {
    const id = await given()
    const contacted = await changeLeadStatus(deps(), asha, { leadId: id, status: 'contacted' })
    if (contacted.kind !== 'changed') throw new Error('not changed')
    expect((await lead(id)).last_contacted).toBe(now.toISOString())
    await undo(contacted.changeId)
    expect(await lead(id)).toMatchObject({ status: 'new', last_contacted: null })

    const again = await changeLeadStatus(deps(), asha, { leadId: id, status: 'contacted' })
    // The id lets the undo name its change.
    expect(again).toMatchObject({ kind: 'changed', name: (await lead(id)).name })
    if (again.kind !== 'changed') throw new Error('not changed')
    await set([{ id, set: { last_contacted: '2026-11-22T00:00:00.000Z' } }])
    await undo(again.changeId)
    expect(await lead(id)).toMatchObject({ status: 'new', last_contacted: '2026-11-22T00:00:00.000Z' })
  })

  test('a replaced address stays known and a cleared number does not, also after undo', async () => {
    await captureLead(deps(), buildCapture())
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const contacts = async () =>
      (
        await database.db
          .selectFrom('lead_contacts')
          .select('contact')
          .where('lead_id', '=', id)
          .orderBy('contact')
          .execute()
      ).map(({ contact }) => contact)
    const before = await contacts()
    const { changeId } = await set([{ id, set: { email: 'New@Example.test', phone: null } }])
    expect(await contacts()).toEqual(['email:asha@example.test', 'email:new@example.test'])
    await undo(changeId)
    expect(await contacts()).toEqual(before)
    const phone = await set([{ id, set: { phone: '9811122233' } }])
    expect(await contacts()).toEqual([...before, 'phone:919811122233'].toSorted())
    await undo(phone.changeId)
    expect(await contacts()).toEqual(before)
  })

  test('the audit log has a row for each change and undo, without what people wrote', async () => {
    const [one, other] = [await given(), await given({ email: 'b@example.test' })]
    const audit = async () => {
      const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('created_at').execute()
      await database.write((trx) => trx.deleteFrom('audit_log').execute())
      return rows.map(({ action, actor_id, subject_id, details }) => [action, actor_id, subject_id, details])
    }
    const { changeId } = await set([{ id: one, set: { name: 'Asha Rao' } }])
    await set([{ id: one, set: { name: 'Asha Rao' } }])
    expect(await audit()).toEqual([['lead.edit', asha.id, one, '{}']])
    await undo(changeId, ravi)
    await undo(changeId, ravi)
    expect(await audit()).toEqual([['lead.change_undone', ravi.id, one, '{"change":"edit"}']])

    const many = await set([one, other].map((id) => ({ id, set: { notes: 'Secret' } })))
    const third = await given({ email: 'c@example.test' })
    await set([{ id: third, set: { notes: 'Secret' } }], asha, many.changeId)
    expect(await audit()).toEqual([['lead.edit', asha.id, null, '{"leads":3}']])
    await undo(many.changeId)
    expect(await audit()).toEqual([['lead.change_undone', asha.id, null, '{"change":"edit"}']])

    later()
    const call = { id: randomUUID(), leadId: one, kind: 'call', title: 'Called', description: null } as const
    await database.write((trx) =>
      noteContact(trx, asha, now, { ...call, reached: true, followUp: undefined }),
    )
    expect(await audit()).toEqual([['lead.call', asha.id, one, '{}']])
    // People correcting their own data, and imports, are not team members.
    await database.write((trx) =>
      changeLeads(trx, {
        viewer: { email: 'themselves' },
        at: now,
        kind: 'own-correction',
        leads: [{ id: one, set: { name: 'A' } }],
      }),
    )
    expect(await audit()).toEqual([])
  })

  test('simultaneous undos count once', async () => {
    const id = await given()
    const { changeId } = await set([{ id, set: { status: 'won' } }])
    later()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => undoChange(deps(), asha, changeId)))
    const undone = outcomes.flatMap((outcome) => (outcome.kind === 'undone' ? outcome.undone : []))
    expect(undone).toEqual([id])
    const noted = await database.db.selectFrom('audit_log').select('action').orderBy('created_at').execute()
    expect(noted.map(({ action }) => action)).toEqual(['lead.edit', 'lead.change_undone'])
    expect(await titles(id)).toEqual(['Status changed to won', 'Status changed to new'])
  })

  test('reports what cannot be undone, and refuses strangers', async () => {
    const id = await given()
    const { changeId } = await set([{ id, set: { status: 'won' } }])
    expect(await undo('no id at all')).toEqual({ kind: 'gone' })
    expect(await undo('00000000-0000-4000-8000-000000000000')).toEqual({ kind: 'gone' })
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      await expect(undoChange(deps(), stranger, changeId)).rejects.toThrow(RefusedError)
    }
    expect((await lead(id)).status).toBe('won')
  })
})
