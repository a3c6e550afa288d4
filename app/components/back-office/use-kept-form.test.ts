import { expect, test } from 'vitest'
import { keepForm } from './use-kept-form.ts'

const none = { typing: 'none', shown: 'first', base: 'first' } as const
const typed = { kind: 'typed', loaded: 'first', shown: 'first' } as const
const sent = { ...typed, kind: 'sent' } as const
const saved = { kind: 'answered', ok: true, loaded: 'mine' } as const
const failed = { kind: 'answered', ok: false, loaded: 'first' } as const
const outdated = { kind: 'answered', ok: false, gone: true, loaded: 'theirs' } as const

test.each([
  ['something is typed', [typed], { typing: 'newer', shown: 'first', base: 'first' }],
  [
    'something newer was loaded while it is typed',
    [typed, { ...typed, loaded: 'theirs' }],
    { typing: 'newer', shown: 'first', base: 'first' },
  ],
  ['it is on its way', [typed, sent], { typing: 'sent', shown: 'first', base: 'first' }],
  ['it was saved', [typed, sent, saved], { typing: 'none', shown: 'first', base: 'mine' }],
  [
    'something was typed before it was saved',
    [typed, sent, typed, saved],
    { typing: 'newer', shown: 'first', base: 'mine' },
  ],
  [
    'something is typed by who does not see yet that it was saved',
    [typed, sent, saved, { ...typed, loaded: 'mine' }],
    { typing: 'newer', shown: 'first', base: 'mine' },
  ],
  ['it could not be saved', [typed, sent, failed], { typing: 'newer', shown: 'first', base: 'first' }],
  ['somebody else was faster', [typed, sent, outdated], { typing: 'newer', shown: 'first', base: 'theirs' }],
  ['nothing was typed, and something else of it was saved', [saved], { ...none, base: 'mine' }],
])('of a form: %s', (_what, steps, kept) => {
  expect(steps.reduce(keepForm<string>, none)).toEqual(kept)
})
