import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { isTeamRoute } from '#domain/team-routes.ts'

/** Where the team works, and where mails of development are looked at. */
const notForVisitors = /^\/(del-admin-|dev\/)/i

type Build = ServerBuild & { assets: { publicUrl?: string } }
type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * Answers requests as the routes say. Visitors' requests know nothing of the back office's routes, which are most:
 * each is compared with every route it may be for. Nor do the scripts of their pages (`scripts/public-manifest.ts`);
 * in development there is one list for all.
 */
export function createRouteRequests(build: ServerBuild, mode: 'development' | 'production'): Answer {
  const whole = createRequestHandler(build, mode)
  const { assets } = build as Build
  if (!assets.publicUrl) return whole
  const forVisitors = createRequestHandler(
    {
      ...build,
      routes: withoutTeams(build.routes),
      assets: { ...assets, routes: withoutTeams(assets.routes), url: assets.publicUrl },
    },
    mode,
  )
  return (request, context) =>
    (notForVisitors.test(new URL(request.url).pathname) ? whole : forVisitors)(request, context)
}

function withoutTeams<T>(routes: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isTeamRoute(id)))
}
