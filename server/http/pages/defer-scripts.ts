/**
 * Takes React Router's scripts off the critical path: none is fetched or run before the first paint. The
 * preload links and the start module stay in place but inert, so that hydration finds the elements that were
 * rendered; `app/lib/site/start-scripts.ts` activates them.
 */
export function deferScripts(html: string): DeferredPage {
  const headEnd = html.indexOf('</head>')
  const start = html.indexOf(START, headEnd)
  const codeEnd = html.indexOf(END, start)
  if (headEnd < 0 || start < 0 || codeEnd < 0) return { html }
  // Patterns run on the head only, because pages may be long; the rest is searched for plain strings.
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
  /** The module's text runs as an inline script, so the policy must allow it. */
  startModule?: string
}

const START = '<script type="module" async="">'
const END = '</script>'
const preloadLink = /<link rel="modulepreload"/g
/** The page includes the styles it needs; the full style sheet is for what scripts render later. */
const wholeSheetLink = /<link rel="stylesheet"( id="whole-sheet")/
/**
 * Removes React Router's scroll restoration on reload, because the browser has already restored the position.
 */
const SCROLL_BACK = '<script>((storageKey, restoreKey) =>'

function withoutScrollBack(body: string): string {
  const start = body.indexOf(SCROLL_BACK)
  const end = body.indexOf(END, start)
  return start < 0 || end < 0 ? body : `${body.slice(0, start)}<script>${body.slice(end)}`
}
