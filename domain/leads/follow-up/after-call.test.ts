import { expect, test } from 'vitest'
import { followUpAfter } from './after-call.ts'

test.each([
  ['reached', 'in-3-days'],
  ['no-answer', 'tomorrow'],
  ['busy', 'tomorrow'],
  ['voicemail', 'in-3-days'],
  ['wrong-number', ''],
] as const)('suggests after a call that ended with %s the follow-up %s', (outcome, choice) => {
  expect(followUpAfter(outcome)).toBe(choice)
})
