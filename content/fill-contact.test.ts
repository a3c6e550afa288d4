import { expect, test } from 'vitest'
import { business } from './business.ts'
import { defaultContact, fillContact } from './fill-contact.ts'

const moved = { email: 'office@pune.example', place: 'Pune, India' }
const words =
  '{contactEmail} {contactPlace} {contactCity} {contactArea} {contactPlaceInHindi} {contactCityInHindi} {contactAreaInHindi}'

test.each([
  [
    'the default',
    defaultContact,
    `${business.contactEmail} Delhi, India Delhi Delhi NCR दिल्ली, भारत दिल्ली दिल्ली एनसीआर`,
  ],
  ['another place', moved, 'office@pune.example Pune, India Pune Pune Pune, India Pune Pune'],
  ['a place of one word', { ...moved, place: 'पुणे' }, 'office@pune.example पुणे पुणे पुणे पुणे पुणे पुणे'],
])('fills texts for %s', (_, contact, expected) => expect(fillContact(words, contact)).toBe(expected))

test('fills texts at any depth, only once, and leaves everything else unchanged', () => {
  const shared = { text: 'Write to {contactEmail}.' }
  const still = { list: ['{email}', '{place}', '{contactPhone}', '{constructor}'], n: 3, none: undefined }
  const say = (name: string) => `{contactEmail} ${name}`
  const filled = fillContact({ a: shared, b: [shared], still, say }, moved)
  expect(filled.a).toEqual({ text: 'Write to office@pune.example.' })
  expect(filled.b[0]).toBe(filled.a)
  expect(filled.still).toBe(still)
  expect(filled.say).toBe(say)
  expect(fillContact('{contactPlace}', { ...moved, place: '{contactEmail} $& $1' })).toBe(
    '{contactEmail} $& $1',
  )
})
