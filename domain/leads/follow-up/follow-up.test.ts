import { expect, test } from 'vitest'
import type { FollowUpChoice } from '../lead-work.ts'
import { laterDue, type PutOff } from './follow-up.ts'
import { readFollowUp } from './follow-up-day.ts'

test.each<[string, FollowUpChoice, string]>([
  ['2026-11-21T10:00:00.000Z', 'tomorrow', '2026-11-22T03:30:00.000Z'],
  // In India the next day has already begun.
  ['2026-11-21T18:30:00.000Z', 'tomorrow', '2026-11-23T03:30:00.000Z'],
  ['2026-11-21T18:29:59.999Z', 'tomorrow', '2026-11-22T03:30:00.000Z'],
  ['2026-12-28T10:00:00.000Z', 'next-week', '2027-01-04T03:30:00.000Z'],
])('sets, at %s, after %s the next follow-up to %s', (now, step, expected) => {
  expect(readFollowUp(step, now)).toBe(expected)
})

test.each<[PutOff, string, string, string]>([
  ['tomorrow', '2026-11-20T11:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-22T11:00:00.000Z'],
  // One time is the end of a day in India, the other the beginning of a day.
  ['tomorrow', '2026-11-20T18:29:00.000Z', '2026-11-21T18:30:00.000Z', '2026-11-23T18:29:00.000Z'],
  ['next-week', '2026-01-05T03:30:00.000Z', '2026-12-28T10:00:00.000Z', '2027-01-04T03:30:00.000Z'],
])('postpones until %s what was due at %s, at %s, to %s', (until, dueAt, now, expected) => {
  expect(laterDue(until, dueAt, now)).toBe(expected)
})
