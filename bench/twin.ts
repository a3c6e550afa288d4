import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { fetchKept } from './served.ts'
import { root } from './tools.ts'

const TWIN = '/twin'

/**
 * The built site, and under /twin… each page as somebody would write it by hand: the same content, style and
 * pictures, and no scripts. Both come from the same process, from memory, in brotli.
 */
export async function startWithTwins(dataDir: string) {
  const read = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  const build = path.join(root, 'build')
  const { createApp } = (await import(path.join(build, 'server/index.js'))) as typeof import('#server/app.ts')
  const app = await createApp({
    config: read.config,
    logger: createLogger('silent'),
    clientDir: path.join(build, 'client'),
    knowledgeFile: path.join(build, 'answers.bin'),
    photoProgram: path.join(build, 'shrink-photo.js'),
  })
  await app.warmUp()

  const twins = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()
  const server = createServer((request, response) => {
    const twin = twins.get(request.url ?? '')
    if (twin) response.writeHead(200, twin.headers).end(twin.body)
    else app.handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    /** Makes the twin of a page; its path, or nothing where there is no such page. */
    async addTwin(page: string): Promise<string | undefined> {
      const { status, headers, body } = await fetchKept(url + page)
      if (status !== 200) return undefined
      const html = withoutScripts(brotliDecompressSync(body).toString())
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const compressed = brotliCompressSync(html, { params })
      const { date: _, connection: __, ...rest } = headers
      twins.set(TWIN + page, { headers: { ...rest, 'content-length': compressed.length }, body: compressed })
      return TWIN + page
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.close()
    },
  }
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bmodulepreload\b[^>]*>/g, '')
}
