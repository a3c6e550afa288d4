import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { newDataFolder } from './data-folder.ts'

const build = path.resolve(import.meta.dirname, '../../../build')

/** Starts the built site with the pages that only development has. */
export async function startDevelopmentSite() {
  const dataDir = newDataFolder()
  const read = readConfig({ DATA_DIR: dataDir })
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  const { createApp } = (await import(path.join(build, 'server/index.js'))) as typeof import('#server/app.ts')
  const app = await createApp({
    config: read.config,
    logger: createLogger('silent'),
    clientDir: path.join(build, 'client'),
    development: true,
    knowledgeFile: path.join(build, 'answers.bin'),
    photoProgram: path.join(build, 'shrink-photo.js'),
  })
  const server = createServer(app.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await app.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
