import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const hashes = /(['"])(\/[^'"]+\.js)\1:\s*(['"])sha384-[^'"]+\3/g

/**
 * React Router hashes its scripts with SHA-384. Hashes don't compress and stand in every page; SHA-256, which is
 * as good here, is a third shorter. Made anew from the files, once they are written.
 */
export function shortIntegrity(): Plugin {
  let root = ''
  return {
    name: 'short-integrity',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!id.includes('virtual:react-router/server-manifest')) return
      let count = 0
      const short = code.replace(hashes, (_, _quote, file: string) => {
        count++
        const script = readFileSync(path.join(root, 'build/client', file))
        return `"${file}":"sha256-${createHash('sha256').update(script).digest('base64')}"`
      })
      if (count === 0) this.error('the server manifest holds no integrity hashes')
      return short
    },
  }
}
