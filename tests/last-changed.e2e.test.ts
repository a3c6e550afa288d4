import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import { listedPages, pageName } from '#content/pages.ts'
import { type PageDates, renewDates, textHash } from '../scripts/page-dates.ts'
import { type Site, startSite } from './start-site.ts'

const dates: PageDates = lastChanged

describe('the days that the sitemap tells', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.remove())

  test('are those of what the pages say now: after a change, run `npm run dates`', async () => {
    const outdated: string[] = []
    for (const { id, locale, path } of listedPages()) {
      const name = pageName(id, locale)
      const text = textHash(await (await fetch(site.url + path)).text())
      if (dates[name]?.text !== text) outdated.push(name)
    }
    expect(outdated).toEqual([])
  })

  test('are given to listed pages only, and none is to come', () => {
    expect(Object.keys(dates)).toEqual(listedPages().map(({ id, locale }) => pageName(id, locale)))
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    for (const { changed } of Object.values(dates)) expect(changed < tomorrow).toBe(true)
  })
})

describe('what a page says', () => {
  const page = (main: string, head = '', foot = '') =>
    `<html><head>${head}</head><body><main id="content">${main}</main><footer>${foot}</footer></body></html>`

  test('is another text when a word of its main part is', () => {
    expect(textHash(page('<p>From ₹19,999</p>'))).not.toBe(textHash(page('<p>From ₹18,999</p>')))
  })

  test('is the same whatever is around it and however it is drawn', () => {
    const before = textHash(page('<p>Two <b>words</b></p>', '<title>A</title>', '2026'))
    expect(textHash(page('<div class="new">Two\n words</div>', '<title>B</title>', '2027'))).toBe(before)
    expect(textHash(page('<script>changes()</script><p>Two words</p>'))).toBe(before)
  })

  test('a page without a main part is a mistake, not an empty text', () => {
    expect(() => textHash('<html><body>Down</body></html>')).toThrow()
  })
})

test('a page that says what it said keeps its day; new and changed ones get today', () => {
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
