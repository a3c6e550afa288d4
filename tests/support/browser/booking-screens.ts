import type { Locator, Page } from 'playwright-core'

/** Locates the demo form on its page or in a dialog. */
export const demoForm = (within: Page | Locator) => within.getByRole('form', { name: 'Book Your Demo' })
export const dates = (within: Page | Locator) => within.getByRole('group', { name: 'Date' })
export const times = (within: Page | Locator) => within.getByRole('group', { name: 'Time' })

/** Waits for the free times, then picks the nth free day and the nth free time on it. */
export async function pickTime(within: Page | Locator, nth: { day: number; time: number }) {
  const day = dates(within).getByRole('radio').nth(nth.day)
  const time = times(within).getByRole('radio').nth(nth.time)
  await day.check()
  await time.check()
  return { date: await day.inputValue(), time: await time.inputValue() }
}

/** Fills in the demo form's required fields. */
export async function fillIn(within: Page | Locator, email: string) {
  await within.getByLabel('Name').fill('Asha Verma')
  await within.getByLabel('Email').fill(email)
  await within.getByLabel('may keep these details').check()
}

export const bookButton = (within: Page | Locator) =>
  within.getByRole('button', { name: /^Book(ing\.\.\.| Demo\b.*)$/ })
