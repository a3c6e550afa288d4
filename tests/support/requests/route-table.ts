import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export type RouteEntry = {
  /** The pattern, such as `/del-admin-dashboard/leads/:id`. */
  pattern: string
  path: string
}

/** Returns every address in the app's route table, without layouts. */
export async function readRouteTable(): Promise<RouteEntry[]> {
  return flatten(await routes, '').map((pattern) => ({ pattern, path: exampleOf(pattern) }))
}

function flatten(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    // The English address represents those in other languages.
    const pattern = entry.path ? `${parent}/${entry.path.replace(':locale?/', '')}` : parent
    const children = flatten(entry.children ?? [], pattern)
    // A layout has no address, and a route with an index has that of the index.
    const isAddress = entry.index || (entry.path !== undefined && !entry.children?.some(hasNoPath))
    return isAddress ? [pattern || '/', ...children] : children
  })
}

const hasNoPath = ({ path }: RouteConfigEntry) => path === undefined

const SOME_ID = '00000000-0000-4000-8000-000000000000'

function exampleOf(pattern: string): string {
  return pattern.replaceAll(/:[^/]+/g, SOME_ID).replace('*', 'nothing-here')
}
