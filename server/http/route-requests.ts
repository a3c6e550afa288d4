import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

/** Where the team works, and where mails of development are looked at. */
const notForVisitors = /^\/(del-admin-|dev\/)/

type Build = ServerBuild & { assets: { publicUrl?: string } }
type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * Answers requests as the routes say. The scripts of a page for visitors get the list of routes without those of
 * the back office (`scripts/public-manifest.ts`); in development there is one list for all.
 */
export function createRouteRequests(build: ServerBuild, mode: 'development' | 'production'): Answer {
  const whole = createRequestHandler(build, mode)
  const { assets } = build as Build
  if (!assets.publicUrl) return whole
  const forVisitors = createRequestHandler({ ...build, assets: { ...assets, url: assets.publicUrl } }, mode)
  return (request, context) =>
    (notForVisitors.test(new URL(request.url).pathname) ? whole : forVisitors)(request, context)
}
