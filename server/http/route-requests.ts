import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { visitContext } from '#app/context.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
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
export function createRouteRequests(given: ServerBuild, mode: 'development' | 'production'): Answer {
  const build = { ...given, routes: refusingLongForms(given.routes) }
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

/** Every action refuses a form that is too long, so that the answer comes as its page or its script expects it. */
function refusingLongForms(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const withCheck = Object.entries(routes).map(([id, route]) => {
    const action = route?.module.action
    if (!route || !action) return [id, route]
    const checked: typeof action = (args) => {
      const tooLong = args.context.get(visitContext).tooLong
      // The route takes any first part for a language.
      const { locale = defaultLocale } = args.params
      if (!isLocale(locale)) throw new Response(null, { status: 404 })
      if (tooLong) throw Response.json({ kind: 'too-long', ...tooLong }, { status: 413 })
      return action(args)
    }
    return [id, { ...route, module: { ...route.module, action: checked } }]
  })
  return Object.fromEntries(withCheck)
}
