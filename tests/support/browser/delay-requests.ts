import type { Page } from 'playwright-core'

/**
 * Delays a page's requests to an address until `letGo` is called, as a slow connection does. `sent` collects
 * the bodies of the requests.
 */
export async function delayRequests(page: Page, url: string | RegExp, method: 'GET' | 'POST' = 'POST') {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const sent: string[] = []
  await page.route(url, async (route) => {
    const request = route.request()
    if (request.method() !== method) return route.fallback()
    sent.push(request.postData() ?? '')
    await promise
    await route.continue()
  })
  return { sent, letGo }
}

/** Delays a page's scripts in the same way. */
export const delayScripts = (page: Page) => delayRequests(page, '**/assets/*.js', 'GET')
