import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawPictures } from './pictures/drawings.ts'

/**
 * Adds the site's pictures to the build, with their texts in each language. Their folder has a hash of the
 * content in its name; pages read its path from `import.meta.env.PICTURES`.
 */
export function sitePictures(): Plugin {
  let pictures = new Map<string, string>()
  let folder = ''
  return {
    name: 'site-pictures',
    async config() {
      pictures = await drawPictures()
      const hash = createHash('sha256').update(JSON.stringify([...pictures]))
      folder = `assets/pictures-${hash.digest('hex').slice(0, 8)}`
      return { define: { 'import.meta.env.PICTURES': JSON.stringify(`/${folder}`) } }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of pictures)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const picture = pictures.get(request.url?.slice(1) ?? '')
        if (picture) response.setHeader('content-type', 'image/svg+xml').end(picture)
        else next()
      })
    },
  }
}
