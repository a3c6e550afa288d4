/**
 * Takes React Router's scripts off the critical path: nothing of them is fetched or run before the page has
 * painted. The preload links and the module that starts the app stay in place, so that React finds the elements
 * it rendered, but inert; the starter in `app/start-scripts.ts` brings them to life.
 */
export function deferScripts(html: string): DeferredPage {
  const module = startModule.exec(html)
  if (!module) return { html }
  const [tag, code = ''] = module
  const deferred = html
    .replace(tag, () => `<script type="text/plain" id="app-start">${code}</script>`)
    .replace(preloadLink, '<link itemprop="modulepreload"$1')
    .replace(wholeSheetLink, '<link itemprop="stylesheet"$1')
    .replace(scrollBack, '<script></script>')
    .replace(importMap, '<script type="importmap">')
  return { html: deferred, startModule: code }
}

export type DeferredPage = {
  html: string
  /** The module's text, which the starter runs as an inline script: the policy must allow it. */
  startModule?: string
}

const startModule = /<script type="module" async="">([\s\S]*?)<\/script>/
/** Their integrity hashes stand in the import map as well; on a link that is no preload they have no meaning. */
const preloadLink = /<link rel="modulepreload"([^>]*?) integrity="[^"]*"/g
/** Scrolls back after a reload. The browser has done so by itself, long before the app takes that over. */
const scrollBack = /<script>\(\(storageKey, restoreKey\) =>[\s\S]*?<\/script>/
/** A page has the styles it needs; the whole sheet is for what scripts will show. */
const wholeSheetLink = /<link rel="stylesheet"( id="whole-sheet")/
/** Known by its mark, React Router would take the hashes over for pages to come, which are of other scripts. */
const importMap = '<script rr-importmap="" type="importmap">'
