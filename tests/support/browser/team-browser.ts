import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Site } from '../servers/start-site.ts'
import { newVisitor } from './browser.ts'

/** Opens the browser of a signed-in user, by the Cookie header from `signInEveryRole`. */
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

/** Waits until the page is hydrated: until React's root, which it stores at the document, says so. */
export const ready = (page: Page) =>
  page.waitForFunction(() => {
    const found = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
    const root = found?.[1] as
      | { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
      | undefined
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })

type Routed = {
  __reactRouterDataRouter: { revalidate(): Promise<void>; navigate(to: string): Promise<void> }
}

/** Reloads the page's data, as happens after every change. */
export const reloadData = (page: Page) =>
  page.evaluate(() => (window as unknown as Routed).__reactRouterDataRouter.revalidate())

/** Navigates as a link does, without loading a document. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => (window as unknown as Routed).__reactRouterDataRouter.navigate(to), path)
