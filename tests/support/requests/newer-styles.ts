import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import postcss, { type Container, type Rule } from 'postcss'
import { type BrowserList, browsersWithout } from '../../../scripts/supported-browsers.ts'

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
  const look = (container: Container): void => {
    container.each((node) => {
      if (node.type === 'atrule' && node.name !== 'supports') {
        noteHead(`@${node.name} ${node.params}`)
        if (/^(layer|media|container)$/.test(node.name)) look(node)
      } else if (node.type === 'rule') {
        for (const selector of node.selectors) noteSelector(selector)
        noteDeclarations(node)
      }
    })
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
  const noteDeclarations = (rule: Rule) => {
    const seen = new Set<string>()
    rule.each((node) => {
      if (node.type !== 'decl') return
      note(node.prop, properties?.[node.prop]?.__compat)
      // An earlier value of the same property is a fallback.
      if (!seen.has(node.prop)) noteValue(node.value)
      seen.add(node.prop)
    })
  }
  const noteValue = (value: string) => {
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) note(`${name}()`, typeOf(name))
    const units = types?.length?.viewport_percentage_units_dynamic?.__compat
    for (const [, name = ''] of value.matchAll(/\d([dsl]v[hw])\b/g)) note(name, units)
  }
  look(postcss.parse(css))
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
