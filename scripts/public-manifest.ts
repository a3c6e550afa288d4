import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'
import { isTeamRoute } from '../domain/team-routes.ts'

type Route = { id: string }
type Manifest = {
  entry: unknown
  routes: Record<string, Route>
  url: string
  version: string
}

/**
 * Gives public pages a route manifest without the back office, files and APIs, which are only reached by a
 * full page load or `fetch`: the router compiles every route in it while a page hydrates. Adds its address to
 * the server's manifest as `publicUrl`.
 */
export function publicManifest(): Plugin {
  let root = ''
  return {
    name: 'public-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!id.includes('virtual:react-router/server-manifest')) return
      const { entry, routes, url, version } = runInNewContext(
        code.replace(/^\s*export default/, 'answer ='),
        { answer: undefined },
      ) as Manifest
      const shown = Object.fromEntries(
        Object.entries(routes).filter(([id]) => !isTeamRoute(id) && !id.startsWith('routes/api/')),
      )
      const hash = sha256(JSON.stringify({ entry, shown, version }))
      const publicUrl = `${path.posix.dirname(url)}/manifest-public-${hash.toString('hex').slice(0, 8)}.js`
      // The list contains its own address, because scripts preload what it names.
      const list = { entry, routes: shown, url: publicUrl, version }
      const text = `window.__reactRouterManifest=${JSON.stringify(list)};`
      writeFileSync(path.join(root, 'build/client', publicUrl), text)
      return `export default ${JSON.stringify({ entry, routes, url, version, publicUrl })}`
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
