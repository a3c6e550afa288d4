import { expect, test } from 'vitest'
import { otherSpellings } from './other-spellings.ts'

test.each([
  ['Puja', 'pooja'],
  ['Pooja', 'puja'],
  ['Aasha', 'asha'],
  ['Asha', 'aasha'],
  ['Dipak', 'deepak'],
  ['Neelam', 'nilam'],
  ['Wikas', 'vikas'],
  ['Vikas', 'wikas'],
  ['Faroz', 'pharoz'],
  ['Laxmi', 'lakshmi'],
  ['Chowdhury', 'chowdury'],
  ['Sharmaa Sweets', 'sharma sweets'],
  ['Raakesh Neelam', 'raakesh nilam'],
])('“%s” may be written “%s”', (search, other) => {
  expect(otherSpellings(search)).toContain(other)
})

test.each([['ali'], ['98111 22233'], ['आशा वर्मा'], ['"; --'], ['']])(
  '“%s” is written in one way',
  (search) => {
    expect(otherSpellings(search)).toEqual([])
  },
)

test('are few, and none is what was looked for', () => {
  const all = otherSpellings('Chaudhary Krishnamoorthy Laxmeenarayan Aggarwaal')
  expect(all.length).toBeLessThanOrEqual(8)
  expect(all).not.toContain('chaudhary krishnamoorthy laxmeenarayan aggarwaal')
})
