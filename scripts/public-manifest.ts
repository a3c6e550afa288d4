import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'
import { publicRoutes } from '../domain/team-routes.ts'

type Route = { id: string; path?: string }
type Manifest = {
  entry: unknown
  routes: Record<string, Route>
  url: string
  version: string
}

/**
 * Gives public pages route manifests without the back office, files and APIs, which are only reached by a full
 * page load or `fetch`. One is for the default language and one for the others, because changing the language
 * is a full page load too. Adds their addresses to the server's manifest as `publicUrls`.
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
      const write = (isDefaultLanguage: boolean) => {
        const shown = Object.fromEntries(
          Object.entries(publicRoutes(routes, isDefaultLanguage)).filter(
            ([id]) => !id.startsWith('routes/api/'),
          ),
        )
        const hash = sha256(JSON.stringify({ entry, shown, version }))
        const address = `${path.posix.dirname(url)}/manifest-public-${hash.toString('hex').slice(0, 8)}.js`
        // The list contains its own address, because scripts preload what it names.
        const list = { entry, routes: shown, url: address, version }
        writeFileSync(
          path.join(root, 'build/client', address),
          `window.__reactRouterManifest=${JSON.stringify(list)};`,
        )
        return address
      }
      const publicUrls = { default: write(true), other: write(false) }
      return `export default ${JSON.stringify({ entry, routes, url, version, publicUrls })}`
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
