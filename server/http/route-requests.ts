import { createRequestHandler, data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { visitContext } from '#app/lib/context.ts'
import { defaultLocale, isLocale, otherLocales } from '#domain/locale.ts'
import { publicRoutes } from '#domain/team-routes.ts'

/** The back office and the pages of development. */
const notForVisitors = /^\/(del-admin-|dev\/)/i

const inOtherLanguage = new RegExp(`^/(${otherLocales.join('|')})(?=[/.]|$)`)

type Build = ServerBuild & { assets: { publicUrls?: { default: string; other: string } } }
type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * Creates the function that answers requests by the routes. Visitors' requests are not matched against the
 * many back office routes, nor do their pages' scripts know them (`scripts/public-manifest.ts`); development
 * uses one list for all.
 */
export function createRouteRequests(given: ServerBuild, mode: 'development' | 'production'): Answer {
  const build = { ...given, routes: refusingForms(given.routes) }
  const whole = createRequestHandler(build, mode)
  const { assets } = build as Build
  const { publicUrls } = assets
  if (!publicUrls) return whole
  const forVisitors = (isDefaultLanguage: boolean, url: string) =>
    createRequestHandler(
      {
        ...build,
        routes: publicRoutes(build.routes, isDefaultLanguage),
        assets: { ...assets, routes: publicRoutes(assets.routes, isDefaultLanguage), url },
      },
      mode,
    )
  const inDefault = forVisitors(true, publicUrls.default)
  const inOther = forVisitors(false, publicUrls.other)
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const answer = notForVisitors.test(pathname)
      ? whole
      : inOtherLanguage.test(pathname)
        ? inOther
        : inDefault
    return answer(request, context)
  }
}

/**
 * Makes every action refuse a form that is too long, so that the response has the format its page or script
 * expects. Public pages without an action get one that refuses forms by showing the page in its language.
 */
function refusingForms(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const withCheck = Object.entries(routes).map(([id, route]) => {
    const isPage = route?.module.default && id.startsWith('routes/site/')
    const action = route?.module.action ?? (isPage ? refuseForm : undefined)
    if (!route || !action) return [id, route]
    const checked: typeof action = (args) => {
      const tooLong = args.context.get(visitContext).tooLong
      // In development the route accepts any first path segment as a language.
      const { locale = defaultLocale } = args.params
      if (!isLocale(locale)) throw new Response(null, { status: 404 })
      if (tooLong) throw Response.json({ kind: 'too-long', ...tooLong }, { status: 413 })
      return action(args)
    }
    return [id, { ...route, module: { ...route.module, action: checked } }]
  })
  return Object.fromEntries(withCheck)
}

const refuseForm = () => data(null, { status: 405 })
