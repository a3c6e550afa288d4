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
      isAddress: (text) => /^\S+@\S+\.\S+$/.test(text),
    },
  )

test('a full row is read in full', () => {
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
      phone: '98765 43210',
      company: 'Saket Dental',
      service: 'ai-chatbots',
      budget: '50k-1l',
      timeline: undefined,
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
  })
})

test.each([
  [{}, 'There is neither an e-mail address nor a phone number'],
  [{ email: 'asha@' }, 'The e-mail address is not understood, and there is no phone number'],
  [{ phone: '12' }, 'The phone number is not understood, and there is no e-mail address'],
  [{ email: 'x', phone: 'y' }, 'Neither the e-mail address nor the phone number is understood'],
])('%j can’t be a lead: %s', (cells, reason) => {
  expect(read({ name: 'Asha', ...cells })).toEqual({ ok: false, reason })
})

test('what is not understood is kept among the notes', () => {
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
])('%j is called %s', (cells, name) => {
  expect(read({ email: 'asha@example.test', ...cells })).toMatchObject({ person: { name } })
})

test('of several addresses in one cell the first counts', () => {
  expect(read({ email: 'a@example.test ::: b@example.test' })).toMatchObject({
    person: { email: 'a@example.test' },
  })
})

test('what is too long is never cut through the middle of a sign', () => {
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
