import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  APP_MANIFEST_PATH,
  DASHBOARD_PATH,
  DEVICE_PATH,
  PHONE_PATH,
  PORTAL_PATH,
} from '#domain/accounts/paths.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { startOffice } from '#tests/support/browser/office.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { newTeamBrowser, ready } from '#tests/support/browser/team-browser.ts'

const office = startOffice()
const openAsApp = (cookie: string) => newTeamBrowser(office.browser, office.site, cookie, phone)

test('the back office is an app of its own that includes signing in; the site keeps its manifest', async () => {
  const headers = { cookie: office.cookies.member }
  const manifest = await (await fetch(office.url + APP_MANIFEST_PATH)).json()
  expect(manifest).toMatchObject({ start_url: DASHBOARD_PATH, id: DASHBOARD_PATH, display: 'standalone' })
  const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url)
  for (const path of [manifest.start_url, PORTAL_PATH, ...shortcuts]) {
    expect(path.startsWith(manifest.scope)).toBe(true)
    expect((await fetch(office.url + path, { headers })).status).toBe(200)
  }
  const manifestOf = async (path: string) =>
    [
      ...(await (await fetch(office.url + path, { headers })).text()).matchAll(
        /<link rel="manifest" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href)
  expect(await manifestOf('/home')).toEqual(['/manifest.webmanifest'])
  expect(await manifestOf(DASHBOARD_PATH)).toEqual([APP_MANIFEST_PATH])
  expect(await manifestOf(PORTAL_PATH)).toEqual([APP_MANIFEST_PATH])
})

test('the installed app says so when there is no connection, caches nothing, and recovers', async () => {
  const { page, complaints, context } = await openAsApp(office.cookies.member)
  // A test browser has no home screen.
  await page.addInitScript(() => {
    const ask = window.matchMedia
    window.matchMedia = (query) => ask.call(window, query.replace('(display-mode: standalone)', 'all'))
  })
  await page.goto(office.url + PHONE_PATH)
  await page.getByText('It is installed').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.goto(office.url + DASHBOARD_PATH)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  expect(complaints).toEqual([])
})

test('a device gets notifications, goes on with the next session unasked, and is removed', async () => {
  const { page, complaints, context } = await openAsApp(office.cookies.owner)
  await context.grantPermissions(['notifications'], { origin: office.url })
  // The browser answers as if it had a push service, at an address where nothing listens.
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
  await page.goto(office.url + PHONE_PATH)
  await ready(page)
  await page.getByText('The share button, then').waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByLabel('Show the person’s name').check()
  await page.getByRole('button', { name: 'Show them on this device' }).click()
  await page.getByText('With names', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const { db, write } = office.database
  const subscription = () =>
    db
      .selectFrom('push_subscriptions')
      .leftJoin('session', 'session.id', 'session_id')
      .select(['session.expiresAt', 'session_id'])
      .executeTakeFirstOrThrow()
  const before = await subscription()
  await write((trx) =>
    trx
      .updateTable('session')
      .set({ expiresAt: new Date(0).toISOString() })
      .where('id', '=', before.session_id)
      .execute(),
  )
  await page.goto(office.url + DASHBOARD_PATH)
  await page.getByLabel('E-mail address').fill('owner@example.test')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  told.length = 0
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await expect.poll(async () => (await subscription()).expiresAt).toMatch(/^20/)
  expect((await subscription()).session_id).not.toBe(before.session_id)
  const isStored = () => page.evaluate(() => Boolean(localStorage.getItem('device-told')))
  await expect.poll(isStored).toBe(true)
  // The same effects that ask for news would report the device again.
  const news = page.waitForRequest((request) => request.url().includes('/news'))
  await page.goto(office.url + PHONE_PATH)
  await news
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByText('With names', { exact: true }).waitFor({ state: 'detached' })
  expect(told).toEqual(['endpoint=https%3A%2F%2F127.0.0.1%3A9%2Fphone-of-the-owner'])
  expect(await page.evaluate(() => localStorage.getItem('times-asked'))).toBe('1')
  expect(complaints).toEqual([])
})
