/** Returns whether a route id belongs to the back office or to the pages of development. */
export function isTeamRoute(id: string): boolean {
  return /^routes\/(office|dev)\//.test(id)
}

/**
 * Returns the routes that pages of one kind of language need, without the back office. Paths begin with a
 * language, or not if it is the default: the router compiles both forms of an optional part, and every route,
 * while a page hydrates.
 */
export function publicRoutes<T extends { path?: string } | undefined>(
  routes: Record<string, T>,
  isDefaultLanguage: boolean,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (isTeamRoute(id)) return []
      const path = route?.path?.replace(/^:locale\?\//, isDefaultLanguage ? '' : ':locale/')
      return [[id, path === undefined ? route : { ...route, path }]]
    }),
  )
}
