import { generatePath, matchRoutes, type ServerBuild } from 'react-router'

/** Lower-case paths without a trailing slash are either canonical or unknown. */
const plain = /^(\/|(\/[a-z\d._-]+)+)$/
const builtFile = /^\/assets\//

export type CanonicalPath = (path: string) => string | undefined

/**
 * Creates a function that finds the canonical spelling of a path: case as in the route table, no unnecessary
 * encoding, no trailing slash. Parameters such as tokens are kept.
 * @returns A function that returns the canonical path, or `undefined` if a path is already canonical or
 * matches no route.
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
