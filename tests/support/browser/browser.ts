import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as launcher,
  type Page,
} from 'playwright-core'
import { unpackBrowser } from './unpack-browser.ts'

/** Launches the tests' browser, or the one at CHROMIUM_PATH. */
export function launchBrowser(args: string[] = []): Promise<Browser> {
  return launch(process.env.CHROMIUM_PATH ?? unpackBrowser(), args)
}

/**
 * Launches a browser about as old as the oldest supported one: without popovers, nested styles and
 * `light-dark()`.
 */
export function launchOldBrowser(): Promise<Browser> {
  return launch(unpackBrowser('old-chromium'))
}

function launch(executablePath: string, args: string[] = []): Promise<Browser> {
  return launcher.launch({
    executablePath,
    headless: true,
    args: [
      // Tests may run as root in a container.
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
 * Opens a page as a visitor with a clean profile. `complaints` collects errors, content blocked by the
 * policy, and requests to other hosts; tests expect it to be empty at the end.
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
  return { context, page: await newPage(context), complaints }
}

/** Opens another page of a visitor. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await slowDown(page)
  // This matches the polling timeout in vitest.config.ts.
  page.setDefaultTimeout(30_000)
  return page
}

/**
 * Slows the page down to reveal race conditions: rendering takes BROWSER_SLOWDOWN times as long, and
 * responses come BROWSER_LATENCY milliseconds later.
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
