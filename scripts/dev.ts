import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer as createVite } from 'vite'
import { readConfig } from '../server/config.ts'
import { whyNotStarted } from '../server/http/why-not-started.ts'
import { createLogger } from '../server/logger.ts'
import { answersFile, learn } from './built.ts'

// Runs the site from its sources for development: Vite serves and reloads browser code, and the server
// restarts when one of its files changes.
process.env.NODE_ENV = 'development'
process.umask(0o077)
const root = path.resolve(import.meta.dirname, '..')
const read = readConfig(process.env)
if (!read.ok) {
  console.error(['The configuration has mistakes:', ...read.mistakes].join('\n  '))
  process.exit(1)
}
const { config } = read
const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel)

type App = Awaited<ReturnType<typeof import('../server/app.ts')['createApp']>>

const server = createServer((request, response) => void answer(request, response))
const vite = await createVite({
  root,
  appType: 'custom',
  // The reload socket shares the site's port, so that the page's security policy covers it.
  server: { middlewareMode: true, ws: { server } },
})

// The assistant retrains in parallel with the start; only the very first start must wait.
const learning = learn()
if (!existsSync(answersFile)) await learning

let loaded: { module: object; app: Promise<App> } | undefined

/** Creates the app from the current sources. Vite returns the same module while nothing has changed. */
async function currentApp(): Promise<App> {
  const module = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
  if (loaded?.module !== module) {
    const before = loaded
    loaded = { module, app: startApp(module, before?.app) }
  }
  return loaded.app
}

async function startApp(module: typeof import('../server/app.ts'), before: Promise<App> | undefined) {
  // The old app is closed first: SQLite has one writer, and workers must not run twice.
  await before?.then(
    (app) => app.close(),
    () => {},
  )
  return module.createApp({
    config,
    logger,
    development: true,
    knowledgeFile: answersFile,
    photoProgram: path.join(root, 'server/adapters/shrink-photo.ts'),
  })
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    await new Promise<void>((resolve) => vite.middlewares(request, response, () => resolve()))
    allowVite(response)
    const app = await currentApp()
    app.handle(request, response)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(error instanceof Error ? error.stack : String(error))
  }
}

/** Allows Vite's inline scripts and styles and its socket; `server/main.ts` never does. */
function allowVite(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (headers && typeof headers === 'object' && !Array.isArray(headers)) {
      for (const name of Object.keys(headers)) {
        if (/^(content-security-policy|cross-origin-embedder-policy)$/i.test(name)) {
          delete (headers as Record<string, unknown>)[name]
        }
      }
    }
    return writeHead(status, ...rest)
  }) as ServerResponse['writeHead']
}

server.once('error', (error) => {
  console.error(whyNotStarted(error, config))
  process.exit(1)
})
server.listen(config.port, config.host, () => {
  console.log(`Open ${config.siteUrl} (development: reloads on change)`)
  currentApp().catch((error: unknown) => console.error(whyNotStarted(error, config)))
})

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  server.closeAllConnections()
  await vite.close()
  await loaded?.app.then(
    (app) => app.close(),
    () => {},
  )
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
