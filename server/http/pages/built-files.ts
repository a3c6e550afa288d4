import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'

const DAY_SECONDS = 86_400

/**
 * Serves the built files for browsers. Only paths with an extension are files, so pages need no disk access.
 */
export function builtFiles(clientDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: clientDir, precompressed: true })
  return async (c, next) => {
    if (!/\.[a-z0-9]+$/i.test(c.req.path)) return next()
    const file = await serve(c, next)
    if (file?.ok) file.headers.set('cache-control', cachingOf(c.req.path))
    return file
  }
}

/**
 * Returns whether the response is a link preview picture, the only resource of ours that other sites may
 * embed.
 */
export function isSharePicture({ req, res }: Context): boolean {
  return req.path.startsWith('/share/') && res.headers.get('content-type') === 'image/png'
}

function cachingOf(path: string): string {
  // The name of an asset contains a hash of its content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return `public, max-age=${path.startsWith('/share/') ? DAY_SECONDS : 3_600}`
}
