import postcss, { type AtRule, type Container, type Declaration, type Document, type Root } from 'postcss'

const OPEN = '<style id="site-css">'
const CLOSE = '</style>'
const classAttribute = /\sclass="([^"]*)"/g
const usedToken = /var\((--[\w-]+)/g
/** Number of cached results; the cache is cleared beyond it. */
const MAX_KNOWN = 500

/**
 * Reduces the inline style sheet to what can match in the page, so that a page's size depends only on its own
 * content. Scripts that render more load the full sheet through `app/lib/site/start-scripts.ts`.
 */
export function keepUsedStyles(html: string): string {
  const start = html.indexOf(OPEN) + OPEN.length
  const end = html.indexOf(CLOSE, start)
  if (start < OPEN.length || end < 0) return html
  const { sheet, known } = sheetOf(html.slice(start, end))
  const classes = classesIn(html)
  const key = [...classes].sort().join(' ')
  let used = known.get(key)
  if (used === undefined) {
    used = reduce(sheet, classes)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(key, used)
  }
  return html.slice(0, start) + used + html.slice(end)
}

// There is only one style sheet, so it is parsed once.
let last: { css: string; sheet: Root; known: Map<string, string> } | undefined

function sheetOf(css: string) {
  if (last?.css !== css) {
    // The build ends each of its minified files with a line break.
    const sheet = postcss.parse(css.replaceAll('\n', ''))
    sheet.walkComments((comment) => void comment.remove())
    last = { css, sheet, known: new Map() }
  }
  return last
}

function classesIn(html: string): Set<string> {
  // Most attributes occur many times.
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, names = '']) => names))
  return new Set([...attributes].flatMap((names) => names.split(' ')))
}

function reduce(whole: Root, classes: Set<string>): string {
  const sheet = whole.clone()
  const tokens = new Set<Declaration>()
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const selectors = rule.selectors.filter((one) => neededClasses(one).every((name) => classes.has(name)))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    if (/^:root(,:host)?$/.test(rule.selector)) {
      rule.each((node) => void (node.type === 'decl' && node.variable && tokens.add(node)))
    }
  })
  const rules = rulesOf(sheet, tokens)
  const used = usedTokens(tokens, rules)
  for (const token of tokens) if (!used.has(token.prop)) token.remove()
  sheet.walkAtRules(/keyframes$/, (rule) => void (rules.includes(rule.params) || rule.remove()))
  dropEmpty(sheet)
  return sheet.toString()
}

const isKeyframes = (node: Container | Document | undefined) =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes')

/** Returns the declarations that apply to elements as text. */
function rulesOf(sheet: Root, tokens: Set<Declaration>): string {
  const texts: string[] = []
  sheet.walkDecls((declaration) => {
    if (tokens.has(declaration) || isKeyframes(declaration.parent?.parent)) return
    texts.push(declaration.value)
  })
  return texts.join(' ')
}

/** Returns the custom properties that rules read, directly or through other properties. */
function usedTokens(tokens: Set<Declaration>, rules: string): Set<string> {
  const used = new Set<string>()
  const queue = [rules]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const [, name = ''] of next.matchAll(usedToken)) {
      if (used.has(name)) continue
      used.add(name)
      queue.push(...[...tokens].filter(({ prop }) => prop === name).map(({ value }) => value))
    }
  }
  return used
}

/** Empty outer layers stay, because they determine the order of layers. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node as Container)
    const isOuterLayer = container.type === 'root' && node.type === 'atrule' && node.name === 'layer'
    if (node.nodes.length === 0 && !isOuterLayer) node.remove()
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
