import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as launcher,
} from 'playwright-core'
import { unpackBrowser } from './unpack-browser.ts'

/** The browser that comes with the tests, or the one that CHROMIUM_PATH names. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  return launcher.launch({
    executablePath: process.env.CHROMIUM_PATH ?? unpackBrowser(),
    headless: true,
    args: [
      // The tests may run as root, in a container.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** How many times slower pages are drawn than this machine can: what depends on who is quicker shows itself then. */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1)

/**
 * A visitor with a clean browser. What the page does wrong is collected: errors, refused content
 * (Content-Security-Policy) and requests to other hosts. Tests expect `complaints` to be empty at their end.
 */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context: BrowserContext = await browser.newContext(options)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text())
  })
  context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!['127.0.0.1', 'localhost', ''].includes(hostname)) complaints.push(`asked ${hostname}`)
  })
  const page = await context.newPage()
  if (slowdown > 1) {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  // As long as polls wait, see vitest.config.ts.
  page.setDefaultTimeout(30_000)
  return { context, page, complaints }
}
