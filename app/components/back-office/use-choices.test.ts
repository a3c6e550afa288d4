import { expect, test } from 'vitest'
import { nextChoice } from './use-choices.ts'

test.each([
  ['what was sent is what is wanted', 'lost', 'lost', undefined],
  ['another was chosen meanwhile', 'won', 'lost', { seen: 'lost', value: 'won' }],
  ['it was put back', 'new', 'lost', { seen: 'lost', value: 'new' }],
  ['it is not on the screen any more', 'won', undefined, { seen: 'lost', value: 'won' }],
  [
    'somebody else was quicker, of which nobody here knew',
    'won',
    'contacted',
    { seen: 'lost', value: 'won' },
  ],
  ['it was refused, and another was chosen', 'won', 'new', { seen: 'new', value: 'won' }],
  ['it was refused, and was put back', 'new', 'new', undefined],
  ['it was refused, and that is all', 'lost', 'new', undefined],
])('once “lost” was answered for “new”: %s', (_what, wanted, shown, next) => {
  expect(nextChoice({ from: 'new', sent: 'lost', wanted }, shown)).toEqual(next)
})
