import { describe, expect, test } from 'vitest'
import { keepUsedStyles } from './used-styles.ts'

/** Returns the remaining part of `css` in a page with `body`. */
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
    ['is kept for elements', 'p>a:hover{color:red}', true],
    ['is kept for a class of the page', '.card{color:red}', true],
    ['is kept for two classes of the page', '.card.large:hover{color:red}', true],
    ['is dropped with a missing class', '.table{color:red}', false],
    ['is dropped if one of its classes is missing', '.card .table{color:red}', false],
    ['is dropped if the class inside :has() is missing', '.card:has(.table){color:red}', false],
    ['is kept if a class is optional', '.card:not(.table):is(.table,p){color:red}', true],
    ['ignores classes in attribute values', '[data-size="1.5"] p{color:red}', true],
    ['ignores braces in strings', '.card:before{content:"}.table{"}', true],
    ['is found by escaped names', '.gap-2\\.5{gap:1px}', false],
  ])('%s', (_, css, stays) => {
    expect(left(css, card)).toBe(stays ? css : '')
  })

  test('keeps only the selectors that can match', () => {
    expect(left('.table,.card,p{color:red}', card)).toBe('.card,p{color:red}')
  })

  test('is found by its escaped name', () => {
    const css = '.gap-2\\.5{gap:1px}'
    expect(left(css, '<p class="gap-2.5"></p>')).toBe(css)
  })
})

test('keeps the order of layers, also empty ones, and drops empty media queries', () => {
  const css = '@layer base{.table{color:red}}@layer parts{@media print{.table{color:red}}.card{color:red}}'
  expect(left(css, card)).toBe('@layer base{}@layer parts{.card{color:red}}')
})

test('keeps custom properties that are read, also through others', () => {
  const css = ':root{color-scheme:light;--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{gap:var(--a)}'
  expect(left(css, card)).toBe(':root{color-scheme:light;--a:var(--b);--b:1px}.card{gap:var(--a)}')
})

test('keeps keyframes that are used, and all fonts', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)}'
  const come = '@keyframes come{0%{opacity:0}}'
  const css = `${font}${come}@keyframes go{to{opacity:0}}.card{animation:1s come}.table{animation:1s go}`
  expect(left(css, card)).toBe(`${font}${come}.card{animation:1s come}`)
})

test('leaves pages without the sheet unchanged, and treats each page separately', () => {
  expect(keepUsedStyles('<p class="card"></p>')).toBe('<p class="card"></p>')
  const css = '.card{color:red}.table{color:red}'
  expect(left(css, card)).toBe('.card{color:red}')
  expect(left(css, '<p class="table"></p>')).toBe('.table{color:red}')
})
