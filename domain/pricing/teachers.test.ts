import { expect, test } from 'vitest'
import { readTeachers, teachersText } from './teachers.ts'

test.each([
  ['1', 1],
  ['12', 12],
  ['500', 500],
  ['501', 1],
  ['0', 1],
  ['-5', 1],
  ['012', 1],
  ['1e2', 1],
  ['12.5', 1],
  ['१२', 1],
  ['9'.repeat(4_000), 1],
  ['', 1],
  [null, 1],
])('reads %j teachers from a URL as %i', (text, teachers) => {
  expect(readTeachers(text)).toBe(teachers)
})

test('uses the singular for one teacher', () => {
  const words = { one: '1 teacher', number: '{n} teachers' }
  expect([1, 12].map((n) => teachersText(n, words))).toEqual(['1 teacher', '12 teachers'])
})
