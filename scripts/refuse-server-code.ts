import path from 'node:path'
import type { Plugin } from 'vite'

/** These packages are too heavy for a browser; their results come with the loader data. */
const heavyPackages = /node_modules\/libphonenumber-js\//

/**
 * Fails the build if a module of `server/`, a Node built-in or a heavy package would reach a browser chunk.
 */
export function refuseServerCode(): Plugin {
  let root = ''
  return {
    name: 'refuse-server-code',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of Object.keys(chunk.modules)) {
          const file = path.relative(root, id)
          if (file.startsWith(`server${path.sep}`) || id.startsWith('node:') || heavyPackages.test(id)) {
            this.error(`${file} would be sent to browsers in ${chunk.fileName}`)
          }
        }
      }
    },
  }
}
