import { expect, test } from 'vitest'
import { changeChoices, nextChoice } from './use-choices.ts'

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
  [
    'it was refused or the answer was lost, and another was chosen',
    'won',
    'new',
    { seen: 'new', value: 'won', isUnsure: true },
  ],
  [
    'it was refused or the answer was lost, and it was put back',
    'new',
    'new',
    { seen: 'new', value: 'new', isUnsure: true },
  ],
  ['it was refused or the answer was lost, and that is all', 'lost', 'new', undefined],
])('once “lost” was answered for “new”: %s', (_what, wanted, shown, next) => {
  expect(nextChoice({ from: 'new', sent: 'lost', wanted }, shown)).toEqual(next)
})

const screen = { from: 'new', sent: 'lost', wanted: 'lost', state: 'sent' } as const
const sent = { kind: 'sent', key: 'lead', seen: 'new', value: 'lost' } as const
const answered = { kind: 'answered', key: 'lead' } as const
const settled = { kind: 'settled', key: 'lead', value: 'lost', isUnsure: false } as const
const unsure = { ...settled, isUnsure: true }
const corrected = { kind: 'wanted', key: 'lead', value: 'won', screen } as const
const sentAgain = { kind: 'sent', key: 'lead', seen: 'lost', value: 'contacted' } as const

test.each([
  ['one is on its way', [sent], screen],
  ['it was answered', [sent, answered], { ...screen, state: 'answered' }],
  ['it is as the screen shows', [sent, answered, settled], undefined],
  [
    'it is corrected, then answered',
    [sent, corrected, answered],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
  [
    'it was answered already when it is corrected by who did not see that yet',
    [sent, answered, corrected],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
  [
    'it is as the screen shows when it is corrected by who did not see that yet',
    [sent, answered, settled, corrected],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
  [
    'it is corrected just before it would be as the screen shows',
    [sent, answered, corrected, settled],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
  [
    'it is corrected just before a correction is sent',
    [sent, answered, { ...corrected, value: 'contacted' }, corrected, sentAgain],
    { from: 'lost', sent: 'contacted', wanted: 'won', state: 'sent' },
  ],
  ['an answer comes to what is not there any more', [answered], undefined],
  ['the screen shows what it did before', [sent, answered, unsure], { ...screen, state: 'unsure' }],
  [
    'it is chosen anew from what the screen shows',
    [sent, answered, unsure, { ...sent, value: 'won', isUnsure: true }],
    { from: 'new', sent: 'won', wanted: 'won', state: 'sent' },
  ],
  [
    'it is corrected by who did not see yet that the screen shows what it did before',
    [sent, answered, unsure, corrected],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
  [
    'it is corrected just before the screen shows what it did before',
    [sent, answered, corrected, unsure],
    { ...screen, wanted: 'won', state: 'answered' },
  ],
])('of the choices: %s', (_what, steps, choice) => {
  const none: ReadonlyMap<string, typeof screen> = new Map()
  expect(steps.reduce(changeChoices<string>, none).get('lead')).toEqual(choice)
})
