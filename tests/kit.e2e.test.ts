import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problemsForAnyone } from './axe.ts'
import { launchBrowser, newVisitor } from './browser.ts'
import { startDevelopmentSite } from './development-site.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof startDevelopmentSite>>
let page: Page

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startDevelopmentSite()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})
beforeEach(async () => {
  const {
    context,
    page: opened,
    complaints,
  } = await newVisitor(browser, { bypassCSP: true, reducedMotion: 'reduce' })
  page = opened
  await page.goto(`${site.url}/dev/kit`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  return async () => {
    await context.close()
    expect(complaints).toEqual([])
  }
})

test('every component is accessible on every screen and in both themes', async () => {
  expect(await problemsForAnyone(page)).toEqual([])
})

test('a menu works by keys, and its last item asks before it deletes', async () => {
  const trigger = page.getByRole('button', { name: 'More actions for Meera Krishnan' }).first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'More actions for Meera Krishnan' })
  await expect
    .poll(() =>
      menu
        .getByRole('menuitem')
        .first()
        .evaluate((item) => item === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move 3 leads to the bin?' })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await menu.isVisible()).toBe(false)
})

test('a dialog takes the focus, keeps it and gives it back', async () => {
  const opener = page.getByRole('button', { name: 'Add a task' })
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await dialog.waitFor()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Add a task')
})
