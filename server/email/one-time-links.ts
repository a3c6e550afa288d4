import type { Trx } from '#server/database/open-database.ts'
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

/** Returns whether a mail cannot be sent because its link was removed. */
export function isLinkRemoved(template: string, data: object): boolean {
  return linksInMails[template]?.field === 'url' && !('url' in data)
}

/** Returns the data of a mail with its one-time link replaced by a useless one. */
export function withDeadLink<Data extends EmailData[EmailTemplate]>(
  template: EmailTemplate,
  data: Data,
  siteUrl: string,
): Data {
  const link = linksInMails[template]
  const holdsLink = link && (link.field === 'url' || link.field in data)
  return holdsLink ? { ...data, [link.field]: `${siteUrl}/only-in-the-mail-itself` } : data
}

/** Removes up to `limit` expired links from unsent mails, and returns how many. */
export async function removeExpiredLinks(trx: Trx, limit: number, now: Date): Promise<number> {
  const mails = await trx
    .selectFrom('emails')
    .select(['id', 'template', 'data'])
    .where('status', 'in', ['queued', 'dead'])
    .where((eb) =>
      eb.or(
        Object.entries(linksInMails).flatMap(([template, link]) =>
          link
            ? eb.and([
                eb('template', '=', template),
                eb('created_at', '<', new Date(now.getTime() - link.validMs).toISOString()),
                eb('data', 'like', `%"${link.field}":%`),
              ])
            : [],
        ),
      ),
    )
    .limit(limit)
    .execute()
  for (const { id, ...mail } of mails) {
    await trx
      .updateTable('emails')
      .set({ data: withoutLink(mail) })
      .where('id', '=', id)
      .execute()
  }
  return mails.length
}
