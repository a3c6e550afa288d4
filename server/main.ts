import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { lockFolder } from './adapters/lock-folder.ts'
import { readConfig } from './config.ts'
import { whyNotStarted } from './http/why-not-started.ts'
import { createLogger } from './logger.ts'

// What it makes is for its own user alone: the database, its journal, photos, the secret.
process.umask(0o077)

const read = readConfig(process.env)
if (!read.ok) {
  console.error(
    ['The configuration has mistakes:', ...read.mistakes.map((mistake) => `  ${mistake}`)].join('\n'),
  )
  process.exit(1)
}
const { config } = read
const logger = createLogger(config.logLevel)

// Node's own words on a crash would quote the error's message, and with it what people wrote.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'crashed')
  process.exit(1)
})

const buildDir = path.resolve(import.meta.dirname, '../build')
if (!config.databaseUrl) {
  try {
    lockFolder(config.dataDir)
  } catch (error) {
    giveUp(error)
  }
}
const { createApp } = (await import(path.join(buildDir, 'server/index.js'))) as typeof import('./app.ts')
const app = await createApp({
  config,
  logger,
  clientDir: path.join(buildDir, 'client'),
  knowledgeFile: path.join(buildDir, 'answers.bin'),
  photoProgram: path.join(buildDir, 'shrink-photo.js'),
}).catch(giveUp)

let stopping = false
const server = createServer(
  {
    // Slow and silent clients are disconnected, but a whole form needs time on a bad connection.
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    // The handler refuses a missing host header itself, with a reason.
    requireHostHeader: false,
  },
  (request, response) => {
    // While stopping, connections end with their answer instead of waiting for a next request.
    if (stopping) response.shouldKeepAlive = false
    app.handle(request, response)
  },
)

server.once('error', giveUp)
server.listen(config.port, config.host, () => void announce().catch(giveUp))

async function announce() {
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const siteUrl = config.siteUrlIsSet ? config.siteUrl : `http://${host}:${port}`
  const ownerLink = await app.ownerLink(siteUrl)
  if (!config.rateLimits) console.log('Rate limits and time traps are off.')
  if (ownerLink) console.log(`Owner link (works once): ${ownerLink}`)
  // Tools that start the site wait for this line, so it must stay the last.
  console.log(`Open ${siteUrl}`)
  if (config.warmUp) void app.warmUp()
}

/** What balancers need to notice that /readyz says no; nobody waits when nobody is connected. */
const DRAIN_MS = 500
const EXIT_AT_LATEST_MS = 9_000

function giveUp(error: unknown): never {
  logger.debug({ err: error }, 'not started')
  console.error(whyNotStarted(error, config))
  process.exit(1)
}

/** /readyz says no at once; what was accepted is answered, new connections are refused, and then it ends. */
function stop() {
  if (stopping) return
  stopping = true
  app.drain()
  setTimeout(() => process.exit(1), EXIT_AT_LATEST_MS).unref()
  setTimeout(() => {
    server.close(async () => {
      await app.close()
      process.exit(0)
    })
    // Those that were answered before the stop and are kept alive hear of nothing otherwise.
    setInterval(() => server.closeIdleConnections(), 50).unref()
  }, DRAIN_MS)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
