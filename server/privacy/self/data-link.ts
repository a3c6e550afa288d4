import { isLocale, type Locale } from '#domain/locale.ts'
import { type Person, readPerson } from '#domain/privacy/person.ts'
import type { Clock } from '#server/clock.ts'
import { isPlainAddress } from '#server/email/addresses.ts'
import type { EmailDelivery } from '#server/email/delivery/deliver-emails.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { ErasureParts } from '../erase-person.ts'
import type { LinkSeal } from './link-seal.ts'

const LINK_VALID_MS = 60 * 60 * 1000

export type SelfParts = ErasureParts & {
  rateLimits: RateLimits
  dataLinks: LinkSeal
  outbox: Pick<EmailDelivery, 'state'>
}

export type AskOutcome =
  /** The same whether data exists or not. */
  | { kind: 'sent' }
  | { kind: 'invalid' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** Mail cannot be sent now, and none is queued, because its link would expire. */
  | { kind: 'no-mail' }

/** Mails a link to the data of an address, so that only its owner can see them. */
export async function askForLink(
  parts: SelfParts,
  { email, addressKey, locale }: { email: string; addressKey: string; locale: Locale },
): Promise<AskOutcome> {
  const person = readPerson(email)
  if (!person || !('email' in person) || !isPlainAddress(person.email)) return { kind: 'invalid' }
  if ((await parts.outbox.state()).kind !== 'working') return { kind: 'no-mail' }
  const limit = await parts.rateLimits.take('dataLink', addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  // A limit per address prevents flooding a mailbox from many places; the response is the same.
  const toThem = await parts.rateLimits.take('dataLinkTo', person.email)
  if (toThem.ok) await mailLink(parts, person.email, locale)
  return { kind: 'sent' }
}

async function mailLink(parts: SelfParts, email: string, locale: Locale): Promise<void> {
  const now = parts.clock()
  const token = parts.dataLinks.seal([email, locale, now.getTime() + LINK_VALID_MS].join(' '))
  const data = { url: `${parts.siteUrl}/my-data/${token}` }
  const mail = { template: 'data-link', to: email, locale, data } as const
  await parts.database.write((trx) => enqueueEmails(trx, [mail], now, parts.messageHost))
  parts.outbox.wake()
}

/** Returns the address of a link; undefined if the link is invalid or an hour old. */
export function openLink(
  { dataLinks, clock }: { dataLinks: LinkSeal; clock: Clock },
  token: string,
): { person: Extract<Person, { email: string }>; locale: Locale } | undefined {
  const [email, locale = '', validUntil] = dataLinks.open(token)?.split(' ') ?? []
  if (!email || clock().getTime() > Number(validUntil)) return undefined
  return { person: { email }, locale: isLocale(locale) ? locale : 'en' }
}
