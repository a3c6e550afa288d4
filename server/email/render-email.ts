import { createElement } from 'react'
import type { Contact } from '#content/fill-contact.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import type { EmailData, EmailLetter, EmailTemplate } from './email-templates.ts'

export type RenderedEmail = { subject: string; html: string; text: string }

const MAX_SUBJECT = 150

/** Renders a stored mail. User input is inserted as text, never as markup or headers. */
export async function renderEmail<Template extends EmailTemplate>(
  email: { template: Template; data: EmailData[Template]; locale: string },
  { siteUrl, contact }: { siteUrl: string; contact: Contact },
): Promise<RenderedEmail> {
  // Loaded with the first mail, which keeps the start fast and small.
  const [{ letters, frameOf }, { Layout, OurContact }, { render, toPlainText, plainTextSelectors }] =
    await Promise.all([
      import('./templates/letters.ts'),
      import('./templates/layout.tsx'),
      import('@react-email/render'),
    ])
  const write: EmailLetter<Template> = letters[email.template]
  const locale: Locale = isLocale(email.locale) ? email.locale : 'en'
  const letter = write(email.data, { locale, siteUrl })
  const layout = createElement(Layout, { letter, siteUrl, ...frameOf(email.template, locale) })
  const html = withoutOverrides(await render(createElement(OurContact, { value: contact }, layout)))
  const text = toPlainText(html, {
    selectors: [
      ...plainTextSelectors,
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      // The text already contains the address as a link, and a reply is as good as the button.
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
    ],
  })
  return {
    subject: singleLine(letter.subject, MAX_SUBJECT),
    html,
    text: `${text.replace(/\n{3,}/g, '\n\n')}\n`,
  }
}

/** Returns the subject of a stored mail; undefined if its data do not fit the template. */
export async function writeSubject(
  email: { template: EmailTemplate; data: string; locale: string },
  siteUrl: string,
): Promise<string | undefined> {
  const { letters } = await import('./templates/letters.ts')
  const write = letters[email.template] as EmailLetter<EmailTemplate>
  const locale: Locale = isLocale(email.locale) ? email.locale : 'en'
  try {
    return singleLine(write(JSON.parse(email.data), { locale, siteUrl }).subject, MAX_SUBJECT)
  } catch {
    return undefined
  }
}

// These characters change the text direction and can disguise a text.
const overrides = /[\u061c\u202a-\u202e\u2066-\u2069]/g

function withoutOverrides(text: string): string {
  return text.replace(overrides, '')
}

/**
 * Returns one line that is safe in a header: no line breaks, hidden characters or direction marks, and not too long.
 */
export function singleLine(text: string, max: number): string {
  const line = withoutOverrides(text.toWellFormed())
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}
