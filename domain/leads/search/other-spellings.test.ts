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
])('suggests for “%s” the spelling “%s”', (search, other) => {
  expect(otherSpellings(search)).toContain(other)
})

test.each([['ali'], ['98111 22233'], ['आशा वर्मा'], ['"; --'], ['']])(
  'suggests no other spelling for “%s”',
  (search) => {
    expect(otherSpellings(search)).toEqual([])
  },
)

test('suggests few spellings, and never the search itself', () => {
  const all = otherSpellings('Chaudhary Krishnamoorthy Laxmeenarayan Aggarwaal')
  expect(all.length).toBeLessThanOrEqual(8)
  expect(all).not.toContain('chaudhary krishnamoorthy laxmeenarayan aggarwaal')
})
