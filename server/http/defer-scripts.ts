/**
 * Takes React Router's scripts off the critical path: nothing of them is fetched or run before the page has
 * painted. The preload links and the module that starts the app stay in place, so that React finds the elements
 * it rendered, but inert; the starter in `app/start-scripts.ts` brings them to life.
 */
export function deferScripts(html: string): DeferredPage {
  const headEnd = html.indexOf('</head>')
  const start = html.indexOf(START, headEnd)
  const codeEnd = html.indexOf(END, start)
  if (headEnd < 0 || start < 0 || codeEnd < 0) return { html }
  // A page may be long: patterns are tried on its head only, the rest is looked through for plain texts.
  const head = html
    .slice(0, headEnd)
    .replace(preloadLink, '<link itemprop="modulepreload"')
    .replace(wholeSheetLink, '<link itemprop="stylesheet"$1')
  const body = withoutScrollBack(html.slice(headEnd, start))
  const code = html.slice(start + START.length, codeEnd)
  const deferred = `<script type="text/plain" id="app-start">${code}`
  return { html: head + body + deferred + html.slice(codeEnd), startModule: code }
}

export type DeferredPage = {
  html: string
  /** The module's text, which the starter runs as an inline script: the policy must allow it. */
  startModule?: string
}

const START = '<script type="module" async="">'
const END = '</script>'
const preloadLink = /<link rel="modulepreload"/g
/** A page has the styles it needs; the whole sheet is for what scripts will show. */
const wholeSheetLink = /<link rel="stylesheet"( id="whole-sheet")/
/** Scrolls back after a reload. The browser has done so by itself, long before the app takes that over. */
const SCROLL_BACK = '<script>((storageKey, restoreKey) =>'

function withoutScrollBack(body: string): string {
  const start = body.indexOf(SCROLL_BACK)
  const end = body.indexOf(END, start)
  return start < 0 || end < 0 ? body : `${body.slice(0, start)}<script>${body.slice(end)}`
}
