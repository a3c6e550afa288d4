import type { EntryContext } from 'react-router'

/**
 * What a page is drawn with, with the integrity hashes of its own scripts only: React Router would write those of
 * the whole app into every page.
 */
export function withOwnHashes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const { sri } = manifest
  // In development there are none.
  if (typeof sri !== 'object') return context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const own = scriptsOf(manifest, ids).flatMap((href) => (sri[href] === undefined ? [] : [[href, sri[href]]]))
  return { ...context, manifest: { ...manifest, sri: Object.fromEntries(own) } }
}

/** What React Router preloads for these routes, and starts. */
function scriptsOf({ url, entry, routes }: EntryContext['manifest'], ids: string[]): string[] {
  const ofRoutes = ids.flatMap((id) => {
    const route = routes[id]
    return route ? [route.module, ...(route.imports ?? [])] : []
  })
  return [url, entry.module, ...entry.imports, ...ofRoutes]
}
