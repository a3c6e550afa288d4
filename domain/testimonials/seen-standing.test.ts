import { expect, test } from 'vitest'
import type { Standing } from './moderation.ts'
import { isAsSeen, readSeen, writeSeen } from './seen-standing.ts'

const pending: Standing = { status: 'pending', featured: false }
const approved: Standing = { status: 'approved', featured: false }
const featured: Standing = { status: 'approved', featured: true }
const rejected: Standing = { status: 'rejected', featured: false }

test.each([pending, approved, featured, rejected])('reads %j from a form as it was written', (standing) => {
  expect(readSeen(writeSeen('a-b-c', standing))).toEqual({ id: 'a-b-c', standing })
})

test.each([
  ['', ''],
  ['a-b', 'a-b'],
  ['a-b:published', 'a-b'],
  ['a-b:constructor', 'a-b'],
  [writeSeen('a-b', { status: 'pending', featured: true }), 'a-b'],
])('reads no standing from %j', (text, id) => {
  expect(readSeen(text)).toEqual({ id, standing: undefined })
})

test.each([
  [pending, pending, true],
  [pending, approved, false],
  [approved, featured, false],
  [undefined, rejected, true],
])('compares a seen %j with the current %j: %s', (seen, now, expected) => {
  expect(isAsSeen(seen, now)).toBe(expected)
})
