import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { drawPictures } from './pictures/drawings.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Everything that the pictures are drawn from; the lock file names the versions of the fonts. */
const sources = [
  'app/fonts/*.woff2',
  'app/pictures/**/*.svg',
  'content/copy/*/pictures.ts',
  'scripts/pictures/*.ts',
  'package-lock.json',
]

/**
 * Adds the site's pictures to the build, with their texts in each language. Their folder has a hash of the
 * sources in its name; pages read its path from `import.meta.env.PICTURES`.
 */
export function sitePictures(): Plugin {
  let folder = ''
  return {
    name: 'site-pictures',
    config() {
      // React Router runs this hook twice in every command, so it draws nothing.
      folder = `assets/pictures-${hashSources()}`
      return { define: { 'import.meta.env.PICTURES': JSON.stringify(`/${folder}`) } }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of await drawPictures())
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
    configureServer(server) {
      let pictures: ReturnType<typeof drawPictures> | undefined
      server.middlewares.use(`/${folder}`, async (request, response, next) => {
        pictures ??= drawPictures()
        const picture = (await pictures).get(request.url?.slice(1) ?? '')
        if (picture) response.setHeader('content-type', 'image/svg+xml').end(picture)
        else next()
      })
    },
  }
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 8)
}
