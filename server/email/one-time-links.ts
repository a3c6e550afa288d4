import type { EmailData, EmailTemplate } from './email-templates.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type LinkInMail = { field: 'url' | 'verifyUrl'; validMs: number }

/** Mails with a one-time link: the field that contains it, and how long it is valid. */
const linksInMails: Partial<Record<string, LinkInMail>> = {
  invitation: { field: 'url', validMs: 7 * DAY_MS },
  'verify-email': { field: 'url', validMs: 3 * DAY_MS },
  'reset-password': { field: 'url', validMs: HOUR_MS },
  'change-email': { field: 'url', validMs: DAY_MS },
  'data-link': { field: 'url', validMs: HOUR_MS },
  'testimonial-request': { field: 'url', validMs: 30 * DAY_MS },
  'testimonial-reminder': { field: 'url', validMs: 30 * DAY_MS },
  'testimonial-received': { field: 'verifyUrl', validMs: 30 * DAY_MS },
} satisfies Partial<Record<EmailTemplate, LinkInMail>>

/** Returns the stored data of a mail without its one-time link. */
export function withoutLink({ template, data }: { template: string; data: string }): string {
  const link = linksInMails[template]
  return link ? JSON.stringify({ ...JSON.parse(data), [link.field]: undefined }) : data
}

/** Not every testimonial has to be verified. */
function linkOf(template: string, data: object): LinkInMail | undefined {
  const link = linksInMails[template]
  return link && (link.field === 'url' || link.field in data) ? link : undefined
}

/** Returns whether a mail is useless because its link has expired. `since`: when it was written. */
export function isLinkExpired(template: string, data: object, since: string, now: Date): boolean {
  const link = linkOf(template, data)
  return link !== undefined && Date.parse(since) + link.validMs < now.getTime()
}

/** Returns whether the link of a mail was removed when it was sent. */
export function isLinkRemoved(template: string, data: object): boolean {
  return linksInMails[template]?.field === 'url' && !('url' in data)
}

/** Returns the data of a mail with its one-time link replaced by a useless one. */
export function withDeadLink<Data extends EmailData[EmailTemplate]>(
  template: EmailTemplate,
  data: Data,
  siteUrl: string,
): Data {
  const link = linkOf(template, data)
  return link ? { ...data, [link.field]: `${siteUrl}/only-in-the-mail-itself` } : data
}
