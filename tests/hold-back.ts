import type { Page } from 'playwright-core'

/** Holds back what a page asks for at an address, as a slow line does, until it is let go; `sent`: what it sent. */
export async function holdBack(page: Page, url: string | RegExp, method: 'GET' | 'POST' = 'POST') {
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

/** The same of a page's scripts. */
export const holdScripts = (page: Page) => holdBack(page, '**/assets/*.js', 'GET')
