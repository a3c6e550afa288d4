import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { openSiteDatabase } from '../records/row-counts.ts'
import { type Site, startSite } from '../servers/start-site.ts'
import { axeViolations, problemsForAnyone } from './axe.ts'
import { desktop, launchBrowser, newPage, newVisitor, phone } from './browser.ts'
import { type Role, signInEveryRole } from './sign-in.ts'
import { newTeamBrowser, ready } from './team-browser.ts'

export const OFFICE = '/del-admin-dashboard'

type Visit = {
  as?: Role
  on?: typeof desktop | typeof phone
  scripts?: boolean
}

/**
 * Starts one site and one browser for all tests of a file. Pages opened by the same person on the same kind of
 * screen share a browser context, because a first load costs most; each test gets pages of its own. After each
 * test no page may have complained.
 */
export function startOffice(options: { env?: () => Record<string, string> } = {}) {
  const office = { open, openPublic, url: '' } as {
    browser: Browser
    site: Site
    url: string
    database: Database
    cookies: Record<Role, string>
    /** Opens a screen of the office as the owner on a desktop, or as told, and waits until it is hydrated. */
    open: typeof open
    /** Opens a page of the website with a clean profile. */
    openPublic: typeof openPublic
  }
  const shared = new Map<string, BrowserContext>()
  const complaints: string[][] = []

  beforeAll(async () => {
    const starting = startSite({ env: options.env?.() })
    ;[office.browser, office.site] = await Promise.all([launchBrowser(), starting])
    office.url = office.site.url
    office.database = openSiteDatabase(office.site)
    office.cookies = await signInEveryRole(office.site)
  })
  afterAll(async () => {
    await office.browser.close()
    await office.database.close()
    await office.site.remove()
  })
  afterEach(async () => {
    for (const context of office.browser.contexts()) {
      if (![...shared.values()].includes(context)) await context.close()
      else {
        await context.setOffline(false)
        for (const page of context.pages()) await page.close()
      }
    }
    expect(complaints.flatMap((list) => list.splice(0))).toEqual([])
  })

  async function open(path: string, { as = 'owner', on = desktop }: Visit = {}): Promise<Page> {
    const key = `${as} ${on.viewport.width}`
    let context = shared.get(key)
    if (!context) {
      const visitor = await newTeamBrowser(office.browser, office.site, office.cookies[as], {
        ...on,
        reducedMotion: 'reduce',
      })
      await visitor.page.close()
      complaints.push(visitor.complaints)
      context = visitor.context
      shared.set(key, context)
    }
    const page = await newPage(context)
    await page.goto(`${office.url}${OFFICE}${path}`)
    await ready(page)
    return page
  }

  async function openPublic(path: string, { on = desktop, scripts = true }: Visit = {}): Promise<Page> {
    const visitor = await newVisitor(office.browser, { ...on, javaScriptEnabled: scripts })
    complaints.push(visitor.complaints)
    await visitor.page.goto(office.url + path)
    if (scripts) await ready(visitor.page)
    return visitor.page
  }

  return office
}

/**
 * Returns the accessibility problems of a screen that was opened on a phone: by all rules there, and by those of
 * colours and width on a narrow screen in forced colours and on a dark desktop.
 */
export async function problemsOnScreen(page: Page): Promise<string[]> {
  const found = await problemsForAnyone(page, 'small screens')
  await page.setViewportSize(desktop.viewport)
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  const violations = await axeViolations(page, ['color-contrast', 'link-in-text-block'])
  found.push(...violations.map((violation) => `a desktop in the dark: ${violation}`))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) found.push(`a desktop: scrolls sideways by ${over} pixels`)
  await page.setViewportSize(phone.viewport)
  return found
}
