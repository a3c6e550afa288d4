/** A part of a built style sheet. */
export type SheetPart =
  /** A block with nested rules, such as a media query or a layer. */
  | { kind: 'block'; head: string; parts: SheetPart[] }
  /** A rule; each selector lists the classes that it requires. */
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; body: string }
  /** Custom properties of the document. */
  | { kind: 'tokens'; head: string; tokens: [name: string, value: string][] }
  | { kind: 'keyframes'; name: string; text: string }
  /** Any other text, which is kept unchanged. */
  | { kind: 'text'; text: string }

// Braces and semicolons count only outside strings and comments.
const marks = /"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|[{};]/g

/** Parses a style sheet from the build, which contains no errors and nests only in blocks. */
export function readSheet(css: string): SheetPart[] {
  const parts: SheetPart[] = []
  for (let at = 0; at < css.length; ) {
    const mark = nextMark(css, at)
    if (!mark) break
    const head = css
      .slice(at, mark.index)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    if (mark[0] === ';') {
      parts.push({ kind: 'text', text: `${head};` })
      at = mark.index + 1
    } else {
      const end = endOfBlock(css, mark.index + 1)
      parts.push(readPart(head, css.slice(mark.index + 1, end)))
      at = end + 1
    }
  }
  return parts
}

function readPart(head: string, body: string): SheetPart {
  if (/^@(layer|media|supports|container)\b/.test(head)) {
    return { kind: 'block', head, parts: readSheet(body) }
  }
  const text = `${head}{${body}}`
  const name = /^@(?:-webkit-)?keyframes (\S+)/.exec(head)?.[1]
  if (name) return { kind: 'keyframes', name, text }
  if (head.startsWith('@')) return { kind: 'text', text }
  if (/^:root(,:host)?$/.test(head)) return { kind: 'tokens', head, tokens: readTokens(body) }
  const selectors = splitOutside(head, ',').map((selector) => ({
    text: selector,
    classes: neededClasses(selector),
  }))
  return { kind: 'rule', selectors, body }
}

function readTokens(body: string): [string, string][] {
  return splitOutside(body, ';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon), declaration.slice(colon + 1)]
  })
}

const alternatives = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g
const attribute = /\[[^\]]*\]/g
const className = /\.((?:[\w-]|\\.)+)/g

/** Classes within `:not()`, `:is()` and `:where()` are not required. */
function neededClasses(selector: string): string[] {
  const needed = selector.replace(alternatives, '').replace(attribute, '')
  return [...needed.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''))
}

function nextMark(css: string, from: number): RegExpExecArray | null {
  marks.lastIndex = from
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) if (mark[0].length === 1) return mark
  return null
}

function endOfBlock(css: string, from: number): number {
  let depth = 1
  for (let mark = nextMark(css, from); mark; mark = nextMark(css, mark.index + 1)) {
    if (mark[0] === '{') depth++
    if (mark[0] === '}' && --depth === 0) return mark.index
  }
  throw new Error('the style sheet has a block without an end')
}

/** Splits at separators outside parentheses and strings. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const piece of text.match(/"(?:\\.|[^"\\])*"|\\.|[\s\S]/g) ?? []) {
    if (piece === '(' || piece === '[') depth++
    if (piece === ')' || piece === ']') depth--
    if (piece === separator && depth === 0) {
      parts.push(part)
      part = ''
    } else part += piece
  }
  return part.trim() ? [...parts, part] : parts
}
