import { isTeamRoute } from '#domain/team-routes.ts'

type Manifest = {
  version: string
  routes: Record<string, { id: string; hasDefaultExport: boolean; module: string; imports?: string[] }>
}

const FETCHED = 'fetched-code'
const START_AFTER_MS = 3_000

/**
 * Fetches the code of all screens into the browser's cache, once for each tab and build. Without it, opening a screen
 * for the first time while offline makes React Router reload the page, and what was typed is gone.
 */
export function fetchCode(): () => void {
  const timer = setTimeout(() => void fetchAll().catch(() => {}), START_AFTER_MS)
  return () => clearTimeout(timer)
}

async function fetchAll(): Promise<void> {
  const { version, routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
  if (import.meta.env.DEV || sessionStorage.getItem(FETCHED) === version) return
  const screens = Object.values(routes).filter(
    ({ id, hasDefaultExport }) => hasDefaultExport && isTeamRoute(id),
  )
  for (const file of new Set(screens.flatMap(({ module, imports = [] }) => [module, ...imports]))) {
    const answer = await fetch(file, { priority: 'low' })
    await answer.arrayBuffer()
  }
  sessionStorage.setItem(FETCHED, version)
}
