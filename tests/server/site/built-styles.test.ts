import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newerStyles } from '#tests/support/requests/newer-styles.ts'

/** Features that browsers may ignore without harm to the page. */
const HARMLESS = [
  'text-wrap',
  'text-size-adjust',
  '-webkit-tap-highlight-color',
  'forced-color-adjust',
  'resize',
  'user-select',
  'field-sizing',
  'overscroll-behavior',
  'scrollbar-width',
  // Without it the booking form has one column.
  'container-type',
  '@container',
  // Tailwind sets the same values for browsers without it.
  '@property',
  // A browser that supports it needs no fallback.
  ':open',
]

const sheets = [
  { name: 'app', list: 'site' },
  { name: 'chat', list: 'site' },
  { name: 'office', list: 'office' },
] as const

test.each(sheets)(
  'uses no feature that a supported browser lacks in the built sheet of $name',
  ({ name, list }) => {
    const [file = ''] = globSync(`build/client/assets/${name}-*.css`, {
      cwd: path.resolve(import.meta.dirname, '../../..'),
    })
    expect(newerStyles(readFileSync(file, 'utf8'), list, HARMLESS)).toEqual([])
  },
)

test('finds newer features unless they are in a feature query or have a fallback', () => {
  const css = `@media (width>=40rem){a{color:red}}@media not (min-width:40rem){a{color:red}}a:has(b){color:red}
    a{color:light-dark(red,blue)}b{height:5dvh}i{height:5vh;height:5dvh}u{translate:1px}
    @supports selector(:has(*)){a:has(b){color:red}}:root{--a:color-mix(in srgb,red,blue)}`
  expect(newerStyles(css, 'site', []).map((line) => line.replace(/ is not in .*/, ''))).toEqual([
    '@media (width>=40rem)',
    '@media not (min-width:40rem)',
    ':has',
    'light-dark()',
    'dvh',
    'translate',
    'color-mix()',
  ])
})
