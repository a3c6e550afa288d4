import { expect, test } from 'vitest'
import { allowedModerations, type Moderation, moderate, moderations, type Standing } from './moderation.ts'

const pending: Standing = { status: 'pending', featured: false }
const approved: Standing = { status: 'approved', featured: false }
const featured: Standing = { status: 'approved', featured: true }
const rejected: Standing = { status: 'rejected', featured: false }

const rows: [string, Standing, Record<Moderation, Standing | undefined>][] = [
  [
    'a pending one',
    pending,
    { approve: approved, reject: rejected, unapprove: undefined, feature: undefined, unfeature: undefined },
  ],
  [
    'an approved one',
    approved,
    { approve: undefined, reject: rejected, unapprove: pending, feature: featured, unfeature: undefined },
  ],
  [
    'a featured one',
    featured,
    // Approving has no effect here; rejecting and unapproving also remove the feature mark.
    { approve: undefined, reject: rejected, unapprove: pending, feature: undefined, unfeature: approved },
  ],
  [
    'a rejected one',
    rejected,
    { approve: undefined, reject: undefined, unapprove: undefined, feature: undefined, unfeature: undefined },
  ],
  [
    'one that an older system left featured though it waits',
    { status: 'pending', featured: true },
    { approve: approved, reject: rejected, unapprove: undefined, feature: undefined, unfeature: undefined },
  ],
]

test.each(
  rows.flatMap(([name, standing, next]) =>
    moderations.map((moderation) => [name, moderation, standing, next[moderation]] as const),
  ),
)('moves %s by %s as the table says', (_name, moderation, standing, expected) => {
  expect(moderate(standing, moderation)).toEqual(expected)
})

test('offers the buttons of the table', () => {
  expect(allowedModerations(pending)).toEqual(['approve', 'reject'])
  expect(allowedModerations(featured)).toEqual(['reject', 'unapprove', 'unfeature'])
  expect(allowedModerations(rejected)).toEqual([])
})
