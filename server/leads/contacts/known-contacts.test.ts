import { afterEach, beforeEach, expect, test } from 'vitest'
import { listContacts } from '#domain/leads/known-contacts.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { findSubjectRecords } from '#server/privacy/find-subject-records.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { undoChange } from '../changes/undo-change.ts'
import { suggestLeads } from '../list/suggest-leads.ts'
import { removeContact, useContact } from './change-contacts.ts'

const viewer = buildViewer()
const main = { name: 'Asha Verma', email: 'asha@example.test', phone: '+91 98765 43210' }

describeOnEveryDatabase('the contacts of a lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const deps = () => ({ database, clock: () => now, messageHost: 'example.test' })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(() => database.remove())

  async function quote(submission: Partial<typeof main>) {
    now = new Date(now.getTime() + 60_000)
    await captureLead(deps(), buildCapture({ submission: { ...main, ...submission } }))
  }
  const lead = (email = main.email) =>
    database.db.selectFrom('leads').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  async function contactsOf(leadId: string) {
    const [row, rows] = await Promise.all([
      database.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow(),
      database.db.selectFrom('lead_contacts').selectAll().where('lead_id', '=', leadId).execute(),
    ])
    return listContacts(row, rows).map(({ kind, value, source, isMain }) =>
      [kind, value, source, isMain && 'main'].filter(Boolean).join(' '),
    )
  }
  const titles = async (leadId: string) =>
    (
      await database.db
        .selectFrom('lead_activities')
        .select('title')
        .where('lead_id', '=', leadId)
        .where('activity_type', '=', 'contact')
        .orderBy('title')
        .execute()
    ).map(({ title }) => title)
  async function find(search: string) {
    return (await suggestLeads(deps(), viewer, search)).map(({ id }) => id)
  }
  const set = (id: string, fields: Parameters<typeof changeLeads>[1]['leads'][number]['set']) => {
    now = new Date(now.getTime() + 60_000)
    return database.write((trx) =>
      changeLeads(trx, { viewer, at: now, kind: 'edit', leads: [{ id, set: fields }] }),
    )
  }

  test('a returning person’s new number, address and name appear in the timeline and the search', async () => {
    await quote({})
    await quote({ phone: '011 4100 2000' })
    await quote({ email: 'asha.work@example.test' })
    await quote({ name: 'Asha Sharma' })
    await quote({ name: 'ASHA  sharma', phone: '01141002000' })
    const { id, ...stored } = await lead()
    expect(stored).toMatchObject(main)
    expect(await contactsOf(id)).toEqual([
      'email asha@example.test quote main',
      'email asha.work@example.test quote',
      'phone +91 98765 43210 quote main',
      'phone 011 4100 2000 quote',
      'name Asha Verma main',
      'name Asha Sharma quote',
    ])
    expect(await titles(id)).toEqual([
      'New e-mail address from the quote form: asha.work@example.test',
      'New name from the quote form: Asha Sharma',
      'New phone number from the quote form: +91 11 4100 2000',
    ])
    for (const search of ['asha.work', '4100 2000', '01141002000', 'sharma', '98765 43210', 'verma']) {
      expect(await find(search), search).toEqual([id])
    }
    await set(id, { notes: 'Calls back', message: 'Another message' })
    expect(await find('sharma')).toEqual([id])
  })

  test('a number that identifies another open lead is shown with both', async () => {
    await quote({})
    await quote({ name: 'Ravi', email: 'ravi@example.test', phone: '011 4100 2000' })
    await quote({ phone: '011 4100 2000' })
    const [asha, ravi] = [await lead(), await lead('ravi@example.test')]
    expect(await contactsOf(asha.id)).toContain('phone 011 4100 2000 quote')
    expect(await titles(ravi.id)).toEqual([])
    expect((await find('01141002000')).toSorted()).toEqual([asha.id, ravi.id].toSorted())
    const person = { phone: '911141002000' }
    const parts = { database, personKey: createPersonKey('a secret of at least 32 characters') }
    expect((await findSubjectRecords(parts, person)).leads.toSorted()).toEqual([asha.id, ravi.id].toSorted())
  })

  test('a closed lead still shows the contacts of the person’s next lead', async () => {
    await quote({})
    await quote({ phone: '011 4100 2000' })
    const { id } = await lead()
    const before = await contactsOf(id)
    await set(id, { status: 'won' })
    await quote({ email: 'asha.new@example.test', phone: '011 4100 2000' })
    expect((await lead('asha.new@example.test')).id).not.toBe(id)
    expect(await contactsOf(id)).toEqual(before)
  })

  test('a contact replaced by the team stays known, and both are found', async () => {
    await quote({})
    const { id } = await lead()
    const { changeId } = await set(id, { email: 'asha.new@example.test' })
    expect(await contactsOf(id)).toEqual([
      'email asha.new@example.test edit main',
      'email asha@example.test quote',
      'phone +91 98765 43210 quote main',
      'name Asha Verma main',
    ])
    const edits = await database.db
      .selectFrom('lead_activities')
      .select('title')
      .where('activity_type', '=', 'edit')
      .execute()
    expect(edits).toEqual([{ title: 'E-mail changed from asha@example.test to asha.new@example.test' }])
    expect(await find('asha@example.test')).toEqual([id])
    await undoChange(deps(), viewer, changeId)
    expect(await contactsOf(id)).toEqual([
      'email asha@example.test quote main',
      'phone +91 98765 43210 quote main',
      'name Asha Verma main',
    ])
  })

  test('the team chooses the main number and removes one; both can be undone', async () => {
    await quote({})
    await quote({ phone: '011 4100 2000' })
    const { id } = await lead()
    const before = await contactsOf(id)
    const contact = 'phone:911141002000'
    now = new Date(now.getTime() + 60_000)
    const used = await useContact(deps(), viewer, { leadId: id, contact })
    if (used.kind !== 'changed') throw new Error(used.kind)
    expect((await lead()).phone).toBe('011 4100 2000')
    expect((await contactsOf(id)).slice(1, 3)).toEqual([
      'phone 011 4100 2000 quote main',
      'phone +91 98765 43210 quote',
    ])
    // The main one is changed, not removed.
    expect(await removeContact(deps(), viewer, { leadId: id, contact })).toEqual({ kind: 'gone' })
    now = new Date(now.getTime() + 60_000)
    await undoChange(deps(), viewer, used.changeId)
    expect(await contactsOf(id)).toEqual(before)

    const removed = await removeContact(deps(), viewer, { leadId: id, contact })
    if (removed.kind !== 'deleted') throw new Error(removed.kind)
    expect(await contactsOf(id)).not.toContain('phone 011 4100 2000 quote')
    expect(await find('01141002000')).toEqual([])
    await undoChange(deps(), viewer, removed.changeId)
    expect(await contactsOf(id)).toEqual(before)
    expect(await find('01141002000')).toEqual([id])
    const pending = buildViewer({ status: 'pending' })
    await expect(useContact(deps(), pending, { leadId: id, contact })).rejects.toThrow(RefusedError)
    await expect(removeContact(deps(), undefined, { leadId: id, contact })).rejects.toThrow(RefusedError)
  })
})
