import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { problemsForAnyone } from '#tests/support/browser/axe.ts'
import { desktop, launchBrowser, newVisitor, phone } from '#tests/support/browser/browser.ts'
import { startDevelopmentSite } from '#tests/support/servers/development-site.ts'

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
  } = await newVisitor(browser, {
    ...desktop,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
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
  const trigger = page.getByRole('button', { name: 'More actions', exact: true })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'More actions' })
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
  await menu.waitFor({ state: 'hidden' })
})

test('a dialog takes the focus, keeps it and gives it back', async () => {
  const opener = page.getByRole('button', { name: 'Add a task' })
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  const keepsFocus = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await expect.poll(keepsFocus).toBe(true)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(keepsFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Add a task')
})

const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
test('a combobox offers what matches, and is chosen from by keys', async () => {
  const field = page.getByRole('combobox', { name: 'Find a lead' })
  await field.pressSequentially('a')
  await page.getByRole('option', { name: 'Asha Verma' }).waitFor()
  await field.pressSequentially('v')
  await page.getByRole('option', { name: 'Asha Verma' }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('option').allTextContents()).toEqual(['Ravi Sharma'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('Ravi Sharma')
  expect(await problemsForAnyone(page)).toEqual([])
})

const bar = () => page.getByRole('region', { name: 'Selection' })

test('a selection takes ranges with Shift, survives paging and is posted whole', async () => {
  await box('Rohit Bansal').click()
  await box('Rohit Bansal 8').click({ modifiers: ['Shift'] })
  await expect.poll(() => bar().getByRole('status').textContent()).toBe('5 selected')
  await page.getByRole('link', { name: 'Older' }).first().click()
  await box('Meera Krishnan 13').click()
  await expect.poll(() => bar().getByRole('status').textContent()).toBe('6 selected')
  await bar().getByRole('button', { name: 'Assign' }).click()
  await expect.poll(() => page.getByRole('log', { name: 'Sent' }).textContent()).toBe('4 5 6 7 8 13')
  await bar().waitFor({ state: 'hidden' })
})

test('the page and then all rows are selected, and Escape selects none', async () => {
  await page.getByRole('checkbox', { name: 'Select page' }).check()
  await bar().getByRole('button', { name: 'Select all 164' }).click()
  await expect.poll(() => bar().getByRole('status').textContent()).toBe('164 selected')
  await bar().getByRole('button', { name: 'Assign' }).focus()
  await page.keyboard.press('Escape')
  await bar().waitFor({ state: 'hidden' })
  expect(await box('Rohit Bansal').isChecked()).toBe(false)
})

test('the bulk bar asks for a value, and Escape closes only what it asks with', async () => {
  await box('Rohit Bansal').click()
  await bar().getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Won' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await bar().isVisible()).toBe(true)
  await bar().getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Won' }).click()
  await expect.poll(() => page.getByRole('log', { name: 'Sent' }).textContent()).toBe('Won')
})

test('rows are 36 pixels high on a desktop, and cards at most 90 on a phone', async () => {
  await page.setViewportSize(desktop.viewport)
  expect((await row('Rohit Bansal').boundingBox())?.height).toBe(36)
  await page.setViewportSize(phone.viewport)
  expect((await row('Rohit Bansal').boundingBox())?.height).toBeLessThanOrEqual(90)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await row('Rohit Bansal').click({ position: { x: 200, y: 40 } })
  await expect.poll(() => box('Rohit Bansal').isChecked()).toBe(true)
})
