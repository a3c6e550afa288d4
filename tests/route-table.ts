import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export type RouteEntry = {
  /** The pattern, such as `/del-admin-dashboard/leads/:id`. */
  pattern: string
  /** An address that it matches. */
  path: string
}

/** Every address that the app's route table makes, layouts left out. */
export async function readRouteTable(): Promise<RouteEntry[]> {
  return flatten(await routes, '').map((pattern) => ({ pattern, path: exampleOf(pattern) }))
}

function flatten(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    // Of addresses in several languages the English one stands for all.
    const pattern = entry.path ? `${parent}/${entry.path.replace(':locale?/', '')}` : parent
    const children = flatten(entry.children ?? [], pattern)
    // A layout is no address of its own; a route with children is, through its index or by itself.
    const isAddress = entry.index || (entry.path !== undefined && !entry.children?.length)
    return isAddress ? [pattern || '/', ...children] : children
  })
}

const SOME_ID = '00000000-0000-4000-8000-000000000000'

function exampleOf(pattern: string): string {
  return pattern.replaceAll(/:[^/]+/g, SOME_ID).replace('*', 'nothing-here')
}
