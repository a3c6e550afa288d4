import { expect, test } from 'vitest'
import { importFields } from './import-fields.ts'
import { readRow } from './read-row.ts'

const words = {
  service: { 'ai-chatbots': 'AI chatbots' },
  budget: { '50k-1l': '₹50,000-1,00,000' },
  timeline: { asap: 'ASAP (Within 2 weeks)' },
  businessType: { small: 'Small Business' },
  urgency: { high: 'High - Important' },
  status: { new: 'New', won: 'Won' },
} as never

const read = (cells: Partial<Record<(typeof importFields)[number], string>>) =>
  readRow(
    importFields.map((field) => cells[field] ?? ''),
    {
      header: importFields.map((field) => (field === 'notes' ? 'Notes' : field)),
      mapping: [...importFields],
      words,
      now: new Date('2026-11-21T10:00:00.000Z'),
    },
  )

test('reads every field of a full row', () => {
  expect(
    read({
      firstName: 'Asha',
      lastName: 'Verma',
      email: 'asha@example.test',
      phone: '98765 43210',
      company: 'Saket Dental',
      service: 'AI chatbots',
      budget: '50k-1l',
      value: '₹60,000',
      status: 'won',
      source: 'LinkedIn',
      created: '01/02/2025',
      message: 'Call after eight',
      notes: 'met at the fair',
    }),
  ).toEqual({
    ok: true,
    person: {
      name: 'Asha Verma',
      email: 'asha@example.test',
      phone: '+919876543210',
      company: 'Saket Dental',
      serviceInterest: 'ai-chatbots',
      budgetRange: '50k-1l',
      projectTimeline: undefined,
      businessType: undefined,
      urgency: undefined,
      value: 60_000,
      status: 'won',
      source: 'social_media',
      followUp: undefined,
      created: new Date('2025-01-31T18:30:00.000Z'),
      message: 'Call after eight',
      notes: 'met at the fair',
    },
    noted: [],
  })
})

test.each([
  [{}, 'There is neither an e-mail address nor a phone number'],
  [{ email: 'asha@' }, 'The e-mail address is not understood, and there is no phone number'],
  [{ phone: '12' }, 'The phone number is not understood, and there is no e-mail address'],
  [{ email: 'x', phone: 'y' }, 'Neither the e-mail address nor the phone number is understood'],
])('refuses %j as a lead: %s', (cells, reason) => {
  expect(read({ name: 'Asha', ...cells })).toEqual({ ok: false, reason })
})

test('keeps unreadable values in the notes', () => {
  const { person } = read({
    email: 'asha@example.test',
    phone: 'ask her',
    status: 'Hot prospect',
    created: '2030-01-01',
    notes: 'first',
  }) as { person: { notes: string } }
  expect(person.notes).toBe('first\nPhone: ask her\nStatus: Hot prospect\nCreated: 2030-01-01')
})

test.each([
  [{ name: 'Asha', company: 'Saket' }, 'Asha'],
  [{ company: 'Saket' }, 'Saket'],
  [{}, 'asha@example.test'],
  [{ name: 'x'.repeat(500) }, 'x'.repeat(100)],
])('names %j %s', (cells, name) => {
  expect(read({ email: 'asha@example.test', ...cells })).toMatchObject({ person: { name } })
})

test('uses the first of several addresses in a cell and keeps all in the notes', () => {
  expect(read({ email: 'a@example.test ::: b@example.test' })).toMatchObject({
    person: { email: 'a@example.test', notes: 'E-mail: a@example.test ::: b@example.test' },
  })
})

test.each([
  ["'+65 9123 4601", '+6591234601', undefined],
  ['="+6591234601"', '+6591234601', undefined],
  ['Mobile: +65 9123 4601', '+6591234601', undefined],
  ['9876500001.0', '+919876500001', undefined],
  ['9.19876500003E+11', '+919876500003', undefined],
  ['011-23456026 ext 12', '+911123456026 ext. 12', undefined],
  ['011-23456026/27', '+911123456026', 'Phone: 011-23456026/27'],
  ['98765 00001, 98765 00002', '+919876500001', 'Phone: 98765 00001, 98765 00002'],
  ['98765 00001 ::: 98765 00002', '+919876500001', 'Phone: 98765 00001 ::: 98765 00002'],
  ['98765 00001 after six', '+919876500001', 'Phone: 98765 00001 after six'],
])('creates a lead from the phone %j alone with %s', (phone, stored, notes) => {
  expect(read({ name: 'Asha', phone })).toMatchObject({ ok: true, person: { phone: stored, notes } })
})

test('removes the apostrophe that guards against formulas from a name', () => {
  expect(read({ name: "'@Ravi", phone: '98765 00001' })).toMatchObject({ person: { name: '@Ravi' } })
})

test('never cuts a long text through the middle of a character', () => {
  const long = `${'a'.repeat(99)}😀`
  const row = read({
    name: long,
    company: long,
    email: 'asha@example.test',
    message: `${'b'.repeat(1_999)}😀`,
  })
  if (!row.ok) throw new Error(row.reason)
  const { name, company, message = '' } = row.person
  for (const text of [name, company ?? '', message]) expect(text.isWellFormed()).toBe(true)
  expect(name).toHaveLength(99)
})
