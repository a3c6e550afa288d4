import { describe, expect, test } from 'vitest'
import { themeOf } from '#domain/theme.ts'
import { pageKey } from './page-key.ts'

describe('pages are cached', () => {
  test('by their path', () => {
    expect(pageKey('/home', undefined)).toBe(pageKey('/home', ''))
    expect(pageKey('/home', undefined)).not.toBe(pageKey('/contact', undefined))
  })

  test('by the visitor’s theme', () => {
    const keys = [undefined, 'theme=light', 'theme=dark'].map((cookie) => pageKey('/home', cookie))
    expect(new Set(keys).size).toBe(3)
  })

  test('independently of other cookies and query parameters', () => {
    expect(pageKey('/home?utm_source=x&fbclid=1', 'form=abc; other=1')).toBe(pageKey('/home', undefined))
    expect(pageKey('/contact?utm_source=x', undefined)).toBe(pageKey('/contact', undefined))
  })
})

test.each([
  ['a path that is no page', '/nothing'],
  ['an admin screen', '/del-admin-dashboard/leads'],
  ['a data request', '/home.data'],
  ['a query that the page reads', '/contact?sent=abc'],
  ['a query that the page reads, among others', '/contact?utm_source=x&service=ai-chatbots'],
  ['a package of the visitor', '/services/smb?parts=businessBot'],
  ['the number of teachers', '/services/education-tools?parts=lessonPlans&teachers=12'],
  ['the choice of a price list', '/services?build=schools'],
  ['an encoded query parameter', '/contact?%73ent=abc'],
])('does not cache %s', (_what, target) => {
  expect(pageKey(target, undefined)).toBeUndefined()
})

test.each([
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme=blue', undefined],
  ['mytheme=dark', undefined],
  ['theme=darker', undefined],
  [null, undefined],
])('reads from the cookies %j the theme %j', (header, theme) => {
  expect(themeOf(header)).toBe(theme)
})
