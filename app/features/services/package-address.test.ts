import { expect, test } from 'vitest'
import { packageParts } from '#content/package-parts.ts'
import { readChoice } from '#domain/pricing/choice.ts'
import { choiceAddress } from './package-address.ts'
import { unlessChoosing } from './unless-choosing.ts'

const schools = (ids: string) => readChoice(ids, packageParts('schools'))

test.each([
  [{ build: undefined, choice: [], teachers: 1 }, '?parts='],
  [{ build: 'smb', teachers: 1 }, '?'],
  [{ build: 'schools', teachers: 12 }, '?build=schools'],
  [
    { build: undefined, choice: schools('quiz,lessonPlans'), teachers: 12 },
    '?parts=lessonPlans,quiz&teachers=12',
  ],
  [{ build: undefined, choice: schools('lessonPlans'), teachers: 1 }, '?parts=lessonPlans'],
  [{ build: undefined, choice: schools('quiz'), teachers: 12 }, '?parts=quiz'],
] as const)('leaves defaults out of the address (%#)', (chosen, search) => {
  expect(choiceAddress(chosen, 'package')).toEqual({ search, hash: 'package' })
})

test.each([
  ['/services/smb', '/services/smb?parts=voice', false],
  ['/services?build=schools', '/services?build=schools&parts=quiz', false],
  ['/services?build=schools', '/services?build=music', true],
  ['/services', '/services/smb', true],
])('from %s to %s: asks the server: %s', (from, to, asked) => {
  const url = (path: string) => new URL(path, 'http://site.test')
  const urls = { currentUrl: url(from), nextUrl: url(to) }
  expect(unlessChoosing({ ...urls, defaultShouldRevalidate: true })).toBe(asked)
  expect(unlessChoosing({ ...urls, defaultShouldRevalidate: false })).toBe(false)
})
