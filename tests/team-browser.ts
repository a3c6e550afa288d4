import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newVisitor } from './browser.ts'
import type { Site } from './start-site.ts'

/** The browser of somebody who is signed in, by the Cookie header that `signInEveryRole` told. */
export async function newTeamBrowser(
  browser: Browser,
  site: Site,
  cookie: string,
  options: BrowserContextOptions = {},
) {
  const visitor = await newVisitor(browser, options)
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url: site.url }
  })
  await visitor.context.addCookies(cookies)
  return visitor
}

/** Resolves once the page's scripts have taken over. */
export const ready = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

type Routed = {
  __reactRouterDataRouter: { revalidate(): Promise<void>; navigate(to: string): Promise<void> }
}

/** Loads anew what the page shows, as it does after every change. */
export const loadAnew = (page: Page) =>
  page.evaluate(() => (window as unknown as Routed).__reactRouterDataRouter.revalidate())

/** Goes on as a link does, without a new page. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as Routed).__reactRouterDataRouter.navigate(to), path)
