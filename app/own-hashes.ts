import type { EntryContext } from 'react-router'

/**
 * What a page is drawn with, with the integrity hashes of its own scripts only: React Router would write those of
 * the whole app into every page.
 */
export function withOwnHashes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  // In development there are none.
  if (typeof manifest.sri !== 'object') return context
  const known = knownOf(manifest)
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  let own = known.get(key)
  if (!own) {
    own = { ...manifest, sri: onlyFor(scriptsOf(manifest, ids), manifest.sri) }
    known.set(key, own)
  }
  return { ...context, manifest: own }
}

type Manifest = EntryContext['manifest']

// There is one manifest, and as many kinds of page as there are routes.
let last: { manifest: Manifest; known: Map<string, Manifest> } | undefined

function knownOf(manifest: Manifest): Map<string, Manifest> {
  if (last?.manifest !== manifest) last = { manifest, known: new Map() }
  return last.known
}

/** What React Router preloads for these routes, and starts. */
function scriptsOf({ url, entry, routes }: Manifest, ids: string[]): string[] {
  const ofRoutes = ids.flatMap((id) => {
    const route = routes[id]
    return route ? [route.module, ...(route.imports ?? [])] : []
  })
  return [url, entry.module, ...entry.imports, ...ofRoutes]
}

function onlyFor(hrefs: string[], sri: Record<string, string>): Record<string, string> {
  const entries = hrefs.flatMap((href) => (sri[href] === undefined ? [] : [[href, sri[href]] as const]))
  return Object.fromEntries(entries)
}
