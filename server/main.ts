import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readConfig } from './config.ts'
import { createHttpServer } from './http/listen.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createLogger } from './logger.ts'

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
const { createApp } = (await import(path.join(buildDir, 'server/index.js'))) as typeof import('./app.ts')
const app = await createApp({ config, logger, clientDir: path.join(buildDir, 'client') })

const server = createHttpServer(app.handle, securityHeaders(config.siteUrl))

server.listen(config.port, config.host, async () => {
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const siteUrl = config.siteUrlIsSet ? config.siteUrl : `http://${host}:${port}`
  const ownerLink = await app.ownerLink(siteUrl)
  if (!config.rateLimits) console.log('Rate limits and time traps are off.')
  if (ownerLink) console.log(`Owner link (works once): ${ownerLink}`)
  // Whoever starts the site waits for this line: it stays the last.
  console.log(`Open ${siteUrl}`)
  void app.warmUp()
})

/** What balancers need to notice that /readyz says no; nobody waits when nobody is connected. */
const DRAIN_MS = 500
const EXIT_AT_LATEST_MS = 9_000

let stopping = false
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
    server.closeIdleConnections()
  }, DRAIN_MS)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
