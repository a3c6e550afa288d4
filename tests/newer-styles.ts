import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { type BrowserList, browsersWithout } from '../scripts/supported-browsers.ts'
import { readSheet, type SheetPart } from '../server/http/read-sheet.ts'

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = (compatData as unknown as { css: Record<string, Identifier> }).css

/**
 * Returns the features that a built sheet uses outside `@supports` and that some supported browser lacks,
 * except those in `harmless`.
 */
export function newerStyles(css: string, list: BrowserList, harmless: readonly string[]): string[] {
  const found = new Set<string>()
  const note = (name: string, entry: CompatStatement | undefined) => {
    const lacking = entry && browsersWithout(entry, list)
    if (lacking && !harmless.includes(name)) found.add(`${name} is not in ${lacking}`)
  }
  const look = (part: SheetPart): void => {
    if (part.kind === 'block') {
      if (part.head.startsWith('@supports')) return
      noteHead(part.head)
      part.parts.forEach(look)
    } else if (part.kind === 'rule') {
      for (const { text } of part.selectors) noteSelector(text)
      noteDeclarations(part.body)
    } else if (part.kind === 'tokens') {
      for (const [, value] of part.tokens) noteValue(value)
    } else noteHead(part.text)
  }
  const noteHead = (head: string) => {
    const name = /^@([a-z-]+)/.exec(head)?.[1] ?? ''
    note(`@${name}`, atRules?.[name]?.__compat)
    // Range syntax and a bare `not` arrived in the same versions.
    const isNewer = name === 'media' && /[<>]|\bnot \(/.test(head)
    if (isNewer) note(head, atRules?.media?.range_syntax?.__compat)
  }
  const noteSelector = (selector: string) => {
    if (/(^|[^\\])&/.test(selector)) note('&', selectors?.nesting?.__compat)
    for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g))
      note(`:${name}`, selectors?.[name]?.__compat)
  }
  const noteDeclarations = (body: string) => {
    const seen = new Set<string>()
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):((?:"[^"]*"|\([^)]*\)|[^;])*)/g)) {
      note(name, properties?.[name]?.__compat)
      // An earlier value of the same property is a fallback.
      if (!seen.has(name)) noteValue(value)
      seen.add(name)
    }
  }
  const noteValue = (value: string) => {
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) note(`${name}()`, typeOf(name))
    const units = types?.length?.viewport_percentage_units_dynamic?.__compat
    for (const [, name = ''] of value.matchAll(/\d([dsl]v[hw])\b/g)) note(name, units)
  }
  readSheet(css).forEach(look)
  return [...found]
}

/** Finds the data about a function such as `color-mix` at any level of the types. */
function typeOf(name: string, among: Identifier | undefined = types): CompatStatement | undefined {
  for (const [key, entry] of Object.entries(among ?? {})) {
    if (key === '__compat') continue
    if (key === name) return (entry as Identifier).__compat
    const inner = typeOf(name, entry as Identifier)
    if (inner) return inner
  }
  return
}
