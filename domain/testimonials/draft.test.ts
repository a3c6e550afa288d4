import { expect, test } from 'vitest'
import { asSentence, keepKnownNumbers, sentencesOf } from './draft.ts'

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['We pay ₹2.5 lakh. Good.', ['We pay ₹2.5 lakh.', 'Good.']],
  ['काम अच्छा है। जल्दी हुआ।', ['काम अच्छा है।', 'जल्दी हुआ।']],
  ['Line\nanother', ['Line', 'another']],
  ['  ', []],
])('splits %j into %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected)
})

test.each([
  ['We saved time. Sales rose by 40%. It works.', 'saved time', 'We saved time. It works.'],
  ['Sales rose by 40%.', 'our sales rose 40 percent', 'Sales rose by 40%.'],
  ['We answer 1,200 messages.', '१२०० संदेश', 'We answer 1,200 messages.'],
  ['Within 24 hours it was done.', '', ''],
  ['One. Two. Three. Four. Five.', '', 'One. Two. Three.'],
])('reduces %j, given %j, to %j', (draft, source, expected) => {
  expect(keepKnownNumbers(draft, source, 3)).toBe(expected)
})

test.each([
  ['good work', 'good work.'],
  ['good work!', 'good work!'],
  ['अच्छा काम।', 'अच्छा काम।'],
  ['', ''],
])('ends %j as %j', (text, expected) => {
  expect(asSentence(text)).toBe(expected)
})
