import { generatePath, matchRoutes, type ServerBuild } from 'react-router'

/** Paths in lower case without a slash at their end are canonical, or no address of ours. */
const plain = /^(\/|(\/[a-z\d._-]+)+)$/
const builtFile = /^\/assets\//

export type CanonicalPath = (path: string) => string | undefined

/**
 * Finds the one spelling of an address: letters as in the route table, nothing encoded that need not be, no slash at
 * the end. Parameters, such as tokens, stay as they are.
 *
 * @returns a function that gives the canonical path of another spelling, and `undefined` for a path that is canonical
 * already or matches no route.
 */
export function createCanonicalPath(routes: ServerBuild['routes']): CanonicalPath {
  const patterns = Object.values(routes).flatMap((route) => {
    if (route?.path === undefined || route.path === '*') return []
    const pattern = [route.path]
    for (let parent = routes[route.parentId ?? '']; parent; parent = routes[parent.parentId ?? '']) {
      if (parent.path) pattern.unshift(parent.path)
    }
    return { path: `/${pattern.join('/')}` }
  })

  return (path) => {
    if (plain.test(path) || builtFile.test(path)) return undefined
    const suffix = path.endsWith('.data') ? '.data' : ''
    const [match] = matchRoutes(patterns, path.slice(0, path.length - suffix.length)) ?? []
    if (!match) return undefined
    const canonical = generatePath(match.route.path, match.params) + suffix
    return canonical === path ? undefined : canonical
  }
}
