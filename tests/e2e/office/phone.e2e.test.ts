import { createECDH } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  APP_MANIFEST_PATH,
  DASHBOARD_PATH,
  DEVICE_PATH,
  PHONE_PATH,
  PORTAL_PATH,
} from '#domain/accounts/paths.ts'
import { axeViolationsInEveryLook } from '#tests/support/browser/axe.ts'
import { launchBrowser, phone } from '#tests/support/browser/browser.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let browser: Browser
let site: Site
let member: string
let owner: string

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  ;({ member, owner } = await signInEveryRole(site))
})
afterAll(async () => {
  await browser.close()
  await site.remove()
})

test('the back office is an app of its own, from where one signs in; the site stays what it was', async () => {
  const manifest = await (await fetch(site.url + APP_MANIFEST_PATH)).json()
  expect(manifest).toMatchObject({ start_url: DASHBOARD_PATH, id: DASHBOARD_PATH, display: 'standalone' })
  const addresses = [
    manifest.start_url,
    PORTAL_PATH,
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ]
  for (const path of addresses) {
    expect(path.startsWith(manifest.scope)).toBe(true)
    expect((await fetch(site.url + path, { headers: { cookie: member } })).status).toBe(200)
  }
  const manifestOf = async (path: string) =>
    [
      ...(await (await fetch(site.url + path, { headers: { cookie: member } })).text()).matchAll(
        /<link rel="manifest" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href)
  expect(await manifestOf('/home')).toEqual(['/manifest.webmanifest'])
  expect(await manifestOf(DASHBOARD_PATH)).toEqual([APP_MANIFEST_PATH])
  expect(await manifestOf(PORTAL_PATH)).toEqual([APP_MANIFEST_PATH])
})

test('as an app it says so when there is no connection, keeps nothing, and comes back', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, member, {
    ...phone,
    reducedMotion: 'reduce',
  })
  await page.goto(site.url + PHONE_PATH)
  await ready(page)
  await page.getByText('The share button, then').waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  const isWatched = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await isWatched()).toBe(0)

  // As on a home screen: tests have none.
  await page.addInitScript(() => {
    const ask = window.matchMedia
    window.matchMedia = (query) => ask.call(window, query.replace('(display-mode: standalone)', 'all'))
  })
  await page.reload()
  await page.getByText('It is installed').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.goto(site.url + DASHBOARD_PATH)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a device is told of hot leads where somebody wants that, tested and removed', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, member, {
    ...phone,
    reducedMotion: 'reduce',
  })
  await context.grantPermissions(['notifications'], { origin: site.url })
  // Tests have no push service: the browser answers as if it had one, at an address that nobody may be asked at.
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await page.addInitScript((p256dh) => {
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: 'https://127.0.0.1:9/device',
          keys: { p256dh, auth: 'A'.repeat(22) },
        }),
      }) as unknown as PushSubscription
  }, p256dh)
  await page.goto(site.url + PHONE_PATH)
  await ready(page)
  await page.getByLabel('Show the person’s name').check()
  await page.getByRole('button', { name: 'Show them on this device' }).click()
  await page.getByText('With names', { exact: true }).waitFor()
  expect(await axeViolationsInEveryLook(page)).toEqual([])

  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByText('With names', { exact: true }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

test('a device whose session ran out goes on with the next, which is told of it once and unasked', async () => {
  const { page, complaints, context } = await newTeamBrowser(browser, site, owner, phone)
  await context.grantPermissions(['notifications'], { origin: site.url })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await page.addInitScript((p256dh) => {
    const endpoint = 'https://127.0.0.1:9/phone-of-the-owner'
    const device = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }) }
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('is-subscribed', 'yes')
      return device as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('is-subscribed') ? (device as unknown as PushSubscription) : null
    const ask = Notification.requestPermission
    Notification.requestPermission = () => {
      localStorage.setItem('times-asked', `${Number(localStorage.getItem('times-asked')) + 1}`)
      return ask.call(Notification)
    }
  }, p256dh)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(DEVICE_PATH)) told.push(String(request.postData()))
  })
  await page.goto(site.url + PHONE_PATH)
  await ready(page)
  await page.getByRole('button', { name: 'Show them on this device' }).click()
  await page.getByText('Without names', { exact: true }).waitFor()

  const database = openSiteDatabase(site)
  const sessions = () =>
    database.db
      .selectFrom('push_subscriptions')
      .leftJoin('session', 'session.id', 'session_id')
      .select(['session.expiresAt', 'session_id'])
      .where('endpoint', 'like', '%phone-of-the-owner')
      .executeTakeFirstOrThrow()
  const before = await sessions()
  await database.write((trx) =>
    trx
      .updateTable('session')
      .set({ expiresAt: new Date(0).toISOString() })
      .where('id', '=', before.session_id)
      .execute(),
  )
  await page.goto(site.url + DASHBOARD_PATH)
  await page.getByLabel('E-mail address').fill('owner@example.test')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  told.length = 0
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await expect.poll(async () => (await sessions()).expiresAt).toMatch(/^20/)
  expect((await sessions()).session_id).not.toBe(before.session_id)
  const isKept = () => page.evaluate(() => Boolean(localStorage.getItem('device-told')))
  await expect.poll(isKept).toBe(true)
  for (const path of [DASHBOARD_PATH, PHONE_PATH]) {
    const news = page.waitForRequest((request) => request.url().includes('/news'))
    await page.goto(site.url + path)
    // Asked for by the same effects.
    await news
  }
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByText('Without names', { exact: true }).waitFor({ state: 'detached' })
  expect(told).toEqual(['endpoint=https%3A%2F%2F127.0.0.1%3A9%2Fphone-of-the-owner'])
  expect(await page.evaluate(() => localStorage.getItem('times-asked'))).toBe('1')
  await database.close()
  expect(complaints).toEqual([])
  await context.close()
})
