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
 * The list of all routes comes with the scripts of every page. Public pages get one without those of the back
 * office, which are most: nobody goes there from them but by a new page. Adds its address to the server's list as
 * `publicUrl`.
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
      const shown = Object.fromEntries(Object.entries(routes).filter(([name]) => !isTeamRoute(name)))
      const hash = sha256(JSON.stringify({ entry, shown, version }))
      const publicUrl = `${path.posix.dirname(url)}/manifest-public-${hash.toString('hex').slice(0, 8)}.js`
      // It names itself: what the scripts find named here, they load beforehand.
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
