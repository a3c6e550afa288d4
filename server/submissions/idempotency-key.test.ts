import { expect, test } from 'vitest'
import { idempotencyKey } from './idempotency-key.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

function keyOf({ key, message = 'A bot', at = now }: { key?: string; message?: string; at?: Date } = {}) {
  const form = new FormData()
  if (key !== undefined) form.set('idempotencyKey', key)
  return idempotencyKey({ form, addressKey: '192.0.2.1' }, { message }, at)
}

test.each([
  ['without one', {}],
  ['with one that is none', { key: 'short' }],
])('%s the same form is a repeat, and other words are not', (_, given) => {
  expect(keyOf(given)).toBe(keyOf(given))
  expect(keyOf({ ...given, message: 'A website' })).not.toBe(keyOf(given))
})

test('with a key of the browser a form is a repeat, whatever changed in it', () => {
  const key = 'a-key-of-the-browser'
  expect(keyOf({ key, message: 'A website' })).toBe(keyOf({ key }))
})

test('another key makes the same words another form, and so does time where there is none', () => {
  expect(keyOf({ key: 'another-key-of-the-browser' })).not.toBe(keyOf({ key: 'a-key-of-the-browser' }))
  const later = new Date('2026-11-21T10:10:00.000Z')
  expect(keyOf({ at: later })).not.toBe(keyOf())
  expect(keyOf({ key: 'a-key-of-the-browser', at: later })).toBe(keyOf({ key: 'a-key-of-the-browser' }))
})
