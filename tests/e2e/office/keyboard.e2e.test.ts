import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startOffice } from '#tests/support/browser/office.ts'
import { reloadData } from '#tests/support/browser/team-browser.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'

const office = startOffice()
beforeAll(() =>
  insertLeads(office.database, [
    buildLeadRow({ name: 'Board Walker' }),
    buildLeadRow({ name: 'Second Walker' }),
    buildLeadRow({ name: 'Quiet Farmer' }),
  ]),
)

/** Opens a screen and waits until it listens to keys: newly loaded data shows that it is hydrated. */
async function open(path: string): Promise<Page> {
  const page = await office.open(path)
  await reloadData(page)
  return page
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const paletteOf = (page: Page) => {
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  return { palette, field: palette.getByRole('combobox', { name: 'Find leads, pages and actions' }) }
}

test('the palette finds leads and commands, and returns the focus', async () => {
  const page = await open('')
  const { palette, field } = paletteOf(page)
  await page.keyboard.press('Control+k')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('farmer')
  await palette.getByRole('option', { name: /^Quiet Farmer/ }).waitFor()
  await page.keyboard.press('Enter')
  await title(page, 'Quiet Farmer')

  const button = page.getByRole('button', { name: 'Find or do…' })
  await button.click()
  await page.keyboard.type('nobody of this name')
  await palette.getByText('Nothing found.').waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)

  // Enter right after the last letter runs what was typed, not what was listed before.
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.keyboard.press('Control+k')
  await field.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'dark th')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await expect.poll(scheme).toBe('dark')
  await page.reload()
  expect(await scheme()).toBe('dark')
})

test('the palette looks again after a lost connection', async () => {
  const page = await open('')
  const { palette, field } = paletteOf(page)
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.context().setOffline(true)
  await page.keyboard.type('second')
  await palette.getByText('Leads could not be looked for.').waitFor()
  await page.context().setOffline(false)
  await page.keyboard.type(' w')
  await palette.getByRole('option', { name: /^Second Walker/ }).waitFor()
})

test('a lead is found, opened and moved on the board by keys alone', async () => {
  const page = await open('')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Next and previous in a list').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.keyboard.type('gl')
  await page.getByRole('table', { name: 'Leads' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('jn second walker')
  const search = page.getByRole('searchbox')
  expect(await search.inputValue()).toBe('jn second walker')
  await search.fill('second walker')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('1 lead', { exact: true }).waitFor()
  await search.blur()
  await page.keyboard.press('j')
  await expect.poll(focused).toBe('Second Walker')
  await page.keyboard.press('o')
  await title(page, 'Second Walker')

  await page.keyboard.type('gb')
  await title(page, 'Board')
  await page.keyboard.press('j')
  const first = String(await focused())
  await page.keyboard.press('j')
  await expect.poll(focused).not.toBe(first)
  await page.keyboard.press('k')
  await expect.poll(focused).toBe(first)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'New', checked: true }).waitFor()
  await page.keyboard.type('Con')
  await page.keyboard.press('Enter')
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await column('Contacted').getByRole('link', { name: first }).waitFor()
  await page.getByText(`${first}: Contacted`).waitFor()
  await page.keyboard.press('z')
  await column('New').getByRole('link', { name: first }).waitFor()
  await page.keyboard.press('n')
  await page.waitForURL('**/leads/new')
})

test('a menu and a dialog work by keys, and keep and return the focus', async () => {
  const page = await open('/leads')
  const more = page.getByRole('button', { name: 'More actions for Quiet Farmer' })
  await more.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((list) => list.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this lead?' })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    // The dialog takes the focus back in the next frame.
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
})
