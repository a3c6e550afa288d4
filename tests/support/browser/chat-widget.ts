import type { Page } from 'playwright-core'

/** Locators of the chat's parts, by role and name. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'AI Assistant' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message', exact: true })
export const sendButton = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
export const quickActions = (page: Page) => page.getByRole('group', { name: 'Quick actions' })

/** Opens a page and the chat on it. */
export async function openChat(page: Page, url: string) {
  await page.goto(url)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await bringLauncher(page)
  await launcher(page).click()
  await field(page).waitFor()
}

/** Shows the launcher at once instead of after two seconds. */
export async function bringLauncher(page: Page) {
  await page.locator('.chat-launcher').evaluate((button) => {
    for (const animation of button.getAnimations()) animation.finish()
  })
}

/** Sends a message in the chat. */
export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await sendButton(page).click()
}

/** Returns the sender and text of each message in the log, without cards and links. */
export function messages(page: Page): Promise<[string | null, string][]> {
  return log(page).evaluate((element) =>
    [...element.querySelectorAll(':scope > [data-sender]')].map((child) => [
      child.getAttribute('data-sender'),
      child.querySelector('.chat-text')?.textContent ?? '',
    ]),
  )
}
