import { expect, test } from 'vitest'
import { idempotencyKey } from './idempotency-key.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

function keyOf({ key, message = 'A bot', at = now }: { key?: string; message?: string; at?: Date } = {}) {
  const form = { fields: { idempotencyKey: key }, addressKey: '192.0.2.1' }
  return idempotencyKey(form, { message }, at)
}

test.each([
  ['without a key', {}],
  ['with an invalid key', { key: 'short' }],
])('%s treats the same form as a repeat, and other words not', (_, given) => {
  expect(keyOf(given)).toBe(keyOf(given))
  expect(keyOf({ ...given, message: 'A website' })).not.toBe(keyOf(given))
})

test('treats a form with the same browser key as a repeat, whatever changed in it', () => {
  const key = 'a-key-of-the-browser'
  expect(keyOf({ key, message: 'A website' })).toBe(keyOf({ key }))
})

test('distinguishes forms by their key, or by time if there is none', () => {
  expect(keyOf({ key: 'another-key-of-the-browser' })).not.toBe(keyOf({ key: 'a-key-of-the-browser' }))
  const later = new Date('2026-11-21T10:10:00.000Z')
  expect(keyOf({ at: later })).not.toBe(keyOf())
  expect(keyOf({ key: 'a-key-of-the-browser', at: later })).toBe(keyOf({ key: 'a-key-of-the-browser' }))
})
