import { describe, expect, test } from 'vitest'
import { keepUsedStyles } from './used-styles.ts'

/** What is left of `css` in a page that has `body`. */
function left(css: string, body: string): string {
  const html = `<head><style id="site-css">${css}</style></head><body>${body}</body>`
  const finished = keepUsedStyles(html)
  expect(finished).toMatch(/^<head><style id="site-css">/)
  expect(finished.endsWith(`</style></head><body>${body}</body>`)).toBe(true)
  return finished.slice('<head><style id="site-css">'.length, finished.indexOf('</style>'))
}

const card = '<p class="card large"></p>'

describe('a rule', () => {
  test.each([
    ['stays for elements', 'p>a:hover{color:red}', true],
    ['stays for a class of the page', '.card{color:red}', true],
    ['stays for two classes of the page', '.card.large:hover{color:red}', true],
    ['goes with a class that is missing', '.table{color:red}', false],
    ['goes when one of its classes is missing', '.card .table{color:red}', false],
    ['goes when what it asks for inside is missing', '.card:has(.table){color:red}', false],
    ['stays where a class may be missing', '.card:not(.table):is(.table,p){color:red}', true],
    ['is not mistaken by values of attributes', '[data-size="1.5"] p{color:red}', true],
    ['is not mistaken by marks in strings', '.card:before{content:"}.table{"}', true],
    ['understands escaped names', '.gap-2\\.5{gap:1px}', false],
  ])('%s', (_, css, stays) => {
    expect(left(css, card)).toBe(stays ? css : '')
  })

  test('keeps only the selectors that can apply', () => {
    expect(left('.table,.card,p{color:red}', card)).toBe('.card,p{color:red}')
  })

  test('is found by its escaped name', () => {
    const css = '.gap-2\\.5{gap:1px}'
    expect(left(css, '<p class="gap-2.5"></p>')).toBe(css)
  })
})

test('layers keep their order, also empty ones; empty media queries go', () => {
  const css = '@layer base{.table{color:red}}@layer parts{@media print{.table{color:red}}.card{color:red}}'
  expect(left(css, card)).toBe('@layer base{}@layer parts{.card{color:red}}')
})

test('custom properties stay when something reads them, through others as well', () => {
  const css = ':root{color-scheme:light;--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{gap:var(--a)}'
  expect(left(css, card)).toBe(':root{color-scheme:light;--a:var(--b);--b:1px}.card{gap:var(--a)}')
})

test('keyframes stay when something uses them; fonts always', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)}'
  const come = '@keyframes come{0%{opacity:0}}'
  const css = `${font}${come}@keyframes go{to{opacity:0}}.card{animation:1s come}.table{animation:1s go}`
  expect(left(css, card)).toBe(`${font}${come}.card{animation:1s come}`)
})

test('pages without the sheet stay as they are, and each page gets its own', () => {
  expect(keepUsedStyles('<p class="card"></p>')).toBe('<p class="card"></p>')
  const css = '.card{color:red}.table{color:red}'
  expect(left(css, card)).toBe('.card{color:red}')
  expect(left(css, '<p class="table"></p>')).toBe('.table{color:red}')
})
