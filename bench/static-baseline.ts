import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { fetchCached } from './served.ts'
import { root } from './tools.ts'

const BASELINE = '/baseline'

/**
 * Starts the built site, which also serves a static version of each page without scripts under /baseline, from the
 * same process, from memory, in brotli.
 */
export async function startWithBaselines(dataDir: string) {
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

  const baselines = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>()
  const server = createServer((request, response) => {
    const baseline = baselines.get(request.url ?? '')
    if (baseline) response.writeHead(200, baseline.headers).end(baseline.body)
    else app.handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    /** Creates the baseline of a page and returns its path. */
    async addBaseline(page: string): Promise<string> {
      const { headers, body } = await fetchCached(url + page)
      const html = withoutScripts(brotliDecompressSync(body).toString())
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      const compressed = brotliCompressSync(html, { params })
      const { date: _, connection: __, ...rest } = headers
      baselines.set(BASELINE + page, {
        headers: { ...rest, 'content-length': compressed.length },
        body: compressed,
      })
      return BASELINE + page
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
