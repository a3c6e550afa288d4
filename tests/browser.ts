import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as launcher,
  type Page,
} from 'playwright-core'
import { unpackBrowser } from './unpack-browser.ts'

/** The browser that comes with the tests, or the one that CHROMIUM_PATH names. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? unpackBrowser(), args)
}

/** A browser about as old as the oldest that are supported: without popovers, nested styles and `light-dark()`. */
export function launchOldBrowser(): Promise<Browser> {
  return launch(unpackBrowser('old-chromium'))
}

function launch(executablePath: string, args: string[] = []): Promise<Browser> {
  return launcher.launch({
    executablePath,
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
  await slowDown(page)
  // As long as polls wait, see vitest.config.ts.
  page.setDefaultTimeout(30_000)
  return { context, page, complaints }
}

/**
 * What depends on who is quicker shows itself where pages are drawn BROWSER_SLOWDOWN times slower than this machine
 * can, and answers come BROWSER_LATENCY milliseconds later.
 */
async function slowDown(page: Page) {
  const { BROWSER_SLOWDOWN: rate, BROWSER_LATENCY: latency } = process.env
  if (!rate && !latency) return
  const devTools = await page.context().newCDPSession(page)
  if (rate) await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) })
  if (!latency) return
  await devTools.send('Network.enable')
  const setOffline = page.context().setOffline.bind(page.context())
  const limit = (offline: boolean) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline,
      downloadThroughput: -1,
      uploadThroughput: -1,
      latency: Number(latency),
    })
  page.context().setOffline = async (offline) => {
    await setOffline(offline)
    await limit(offline)
  }
  await limit(false)
}
