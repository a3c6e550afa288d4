import { describe, expect, test } from 'vitest'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import { listedPages, pageName } from '#content/pages.ts'
import { renewDates, textHash } from '../../../scripts/page-dates.ts'

test('dates exist for listed pages only, and are not in the future', () => {
  expect(Object.keys(lastChanged)).toEqual(listedPages().map(({ id, locale }) => pageName(id, locale)))
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const { changed } of Object.values(lastChanged)) expect(changed < tomorrow).toBe(true)
})

describe('fingerprint of a page', () => {
  const page = (main: string, head = '', foot = '') =>
    `<html><head>${head}</head><body><main id="content">${main}</main><footer>${foot}</footer></body></html>`

  test('changes with any word in the main part', () => {
    expect(textHash(page('<p>From ₹19,999</p>'))).not.toBe(textHash(page('<p>From ₹18,999</p>')))
  })

  test('does not depend on the surroundings or on markup', () => {
    const before = textHash(page('<p>Two <b>words</b></p>', '<title>A</title>', '2026'))
    expect(textHash(page('<div class="new">Two\n words</div>', '<title>B</title>', '2027'))).toBe(before)
    expect(textHash(page('<script>changes()</script><p>Two words</p>'))).toBe(before)
  })

  test('fails for a page without a main part instead of being empty', () => {
    expect(() => textHash('<html><body>Down</body></html>')).toThrow()
  })
})

test('keeps the date of an unchanged page, and gives today to new and changed ones', () => {
  const before = {
    same: { text: 'a', changed: '2026-01-01' },
    other: { text: 'b', changed: '2026-01-01' },
    gone: { text: 'c', changed: '2026-01-01' },
  }
  expect(renewDates(before, { same: 'a', other: 'B', fresh: 'd' }, '2026-11-21')).toEqual({
    same: { text: 'a', changed: '2026-01-01' },
    other: { text: 'B', changed: '2026-11-21' },
    fresh: { text: 'd', changed: '2026-11-21' },
  })
})
