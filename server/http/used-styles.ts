import { readSheet, type SheetPart } from './read-sheet.ts'

const OPEN = '<style id="site-css">'
const CLOSE = '</style>'
const classAttribute = /\sclass="([^"]*)"/g
const usedToken = /var\((--[\w-]+)/g
/** Number of cached results; the cache is cleared beyond it. */
const MAX_KNOWN = 500

/**
 * Reduces the inline style sheet to what can match in the page, so that a page's size depends only on its own
 * content. Scripts that render more load the full sheet through `app/start-scripts.ts`.
 */
export function keepUsedStyles(html: string): string {
  const start = html.indexOf(OPEN) + OPEN.length
  const end = html.indexOf(CLOSE, start)
  if (start < OPEN.length || end < 0) return html
  const { parts, known } = sheetOf(html.slice(start, end))
  const classes = classesIn(html)
  const key = [...classes].sort().join(' ')
  let used = known.get(key)
  if (used === undefined) {
    used = print(parts, classes)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(key, used)
  }
  return html.slice(0, start) + used + html.slice(end)
}

// There is only one style sheet, so it is parsed once.
let last: { css: string; parts: SheetPart[]; known: Map<string, string> } | undefined

function sheetOf(css: string) {
  if (last?.css !== css) last = { css, parts: readSheet(css), known: new Map() }
  return last
}

function classesIn(html: string): Set<string> {
  // Most attributes occur many times.
  const attributes = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute)) attributes.add(names)
  return new Set([...attributes].flatMap((names) => names.split(' ')))
}

function print(parts: SheetPart[], classes: Set<string>): string {
  const usedParts = parts.flatMap((part) => {
    const left = keep(part, classes)
    // An empty layer still determines the order of layers.
    return left.length === 0 && part.kind === 'block' && isLayer(part) ? [{ ...part, parts: [] }] : left
  })
  const text = usedParts.map((part) => write(part)).join('')
  const tokens = usedTokens(usedParts, text)
  return usedParts.map((part) => write(part, { text, tokens })).join('')
}

const isLayer = ({ head }: { head: string }) => head.startsWith('@layer')

function keep(part: SheetPart, classes: Set<string>): SheetPart[] {
  if (part.kind === 'block') {
    const inner = part.parts.flatMap((one) => keep(one, classes))
    return inner.length > 0 ? [{ ...part, parts: inner }] : []
  }
  if (part.kind !== 'rule') return [part]
  const selectors = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
  return selectors.length > 0 ? [{ ...part, selectors }] : []
}

/** Returns the custom properties that rules read, directly or through other properties. */
function usedTokens(parts: SheetPart[], text: string): Set<string> {
  const values = new Map<string, string>()
  const collect = (part: SheetPart) => {
    if (part.kind === 'block') part.parts.forEach(collect)
    if (part.kind === 'tokens') for (const [name, value] of part.tokens) values.set(name, value)
  }
  parts.forEach(collect)
  const used = new Set<string>()
  const queue = [text]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const [, name = ''] of next.matchAll(usedToken)) {
      if (used.has(name)) continue
      used.add(name)
      queue.push(values.get(name) ?? '')
    }
  }
  return used
}

/** Returns a part as text: without `used` all except the tokens, otherwise with the used tokens. */
function write(part: SheetPart, used?: { text: string; tokens: Set<string> }): string {
  switch (part.kind) {
    case 'block':
      return `${part.head}{${part.parts.map((inner) => write(inner, used)).join('')}}`
    case 'rule':
      return `${part.selectors.map(({ text }) => text).join()}{${part.body}}`
    case 'tokens':
      return used ? writeTokens(part, used.tokens) : ''
    case 'keyframes':
      return used?.text.includes(part.name) ? part.text : ''
    case 'text':
      return part.text
  }
}

function writeTokens(part: SheetPart & { kind: 'tokens' }, used: Set<string>): string {
  const tokens = part.tokens.filter(([name]) => !name.startsWith('--') || used.has(name))
  return tokens.length > 0
    ? `${part.head}{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`
    : ''
}
