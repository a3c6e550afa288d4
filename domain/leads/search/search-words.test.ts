import { expect, test } from 'vitest'
import { readSearchWords } from './search-words.ts'

const begins = (text: string) => ({ text, isWhole: false })
const whole = (text: string) => ({ text, isWhole: true })

test.each([
  ['Asha  VERMA', { words: [begins('asha'), begins('verma')], phone: undefined }],
  ['asha asha', { words: [begins('asha')], phone: undefined }],
  ['रवि', { words: [begins('रवि')], phone: undefined }],
  // Only the end of an e-mail address may be incomplete.
  ['asha.verma@example.te', { words: [whole('asha'), whole('verma'), whole('example'), begins('te')] }],
  ['priya1@', { words: [begins('priya1')] }],
  ['meera asha@x', { words: [begins('meera'), whole('asha'), begins('x')] }],
  ['asha asha@x', { words: [whole('asha'), begins('x')] }],
  // Digits may also occur in a message; with a "+" they are a phone number only.
  ['98 111', { words: [begins('98'), begins('111')], phone: '98111' }],
  ['12', { words: [begins('12')], phone: undefined }],
  ['0981', { words: [begins('0981')], phone: '981' }],
  ['919811122233', { words: [begins('919811122233')], phone: '9811122233' }],
  ['+91 98', { words: [], phone: '9198' }],
  ['+91 981', { words: [], phone: '981' }],
  [' +91-98111-22233', { words: [], phone: '9811122233' }],
  ['+255 754', { words: [], phone: '255754' }],
  ['+9', { words: [begins('9')], phone: undefined }],
  ['९८१११ २२२३३', { words: [begins('98111'), begins('22233')], phone: '9811122233' }],
  ['Mobile: +65 9123 4601', { words: [], phone: '6591234601' }],
  ['\u200e+65 9123 4601', { words: [], phone: '6591234601' }],
  ['011-23456026 ext 12', { words: [], phone: '1123456026' }],
  ['फ़िरोज़', { words: [begins('फिरोज')], phone: undefined }],
])('%j', (search, expected) => {
  expect(readSearchWords(search)).toMatchObject(expected)
})

test.each(['', ' ', '%', '+', '@', '..'])('finds nothing to search for in %j', (search) => {
  expect(readSearchWords(search)).toBeUndefined()
})
