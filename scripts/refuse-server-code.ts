import path from 'node:path'
import type { Plugin } from 'vite'

/** Fails the build when a module of `server/` (or a Node built-in) would reach a browser chunk. */
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
          if (file.startsWith(`server${path.sep}`) || id.startsWith('node:')) {
            this.error(`${file} would be sent to browsers in ${chunk.fileName}`)
          }
        }
      }
    },
  }
}
