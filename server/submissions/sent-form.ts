import { z } from 'zod'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer, FormTimerVerdict } from '#server/http/forms/form-timer.ts'

/** A form of the site as it was sent; its fields are not validated yet. */
export type SentForm = {
  fields: Record<string, unknown>
  headers: Headers
  addressKey: string
  locale: Locale
}

/** Name of the hidden field that only bots fill. */
const HONEYPOT_FIELD = 'website'

export type SpamTraps = {
  /** Whether the time trap against spam is active. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
}

/** Returns what the spam traps reveal about the sender. `openMs`: how long the form was open, if known. */
export function readTraps(
  { timeTraps, formTimer, cookies }: SpamTraps,
  { fields, headers }: Pick<SentForm, 'fields' | 'headers'>,
): { honeypot: string; timer: FormTimerVerdict; openMs: number | undefined } {
  const cookie = cookies.read(headers.get('cookie'), 'form')
  const honeypot = fields[HONEYPOT_FIELD]
  return {
    honeypot: typeof honeypot === 'string' ? honeypot : '',
    timer: timeTraps ? formTimer.check(cookie) : 'ok',
    openMs: timeTraps ? formTimer.age(cookie) : undefined,
  }
}

/** Messages with more links look like spam. */
const MAX_LINKS = 3

/** Returns the reasons why a submission looks automated, in words for the owner; empty if it does not. */
export function suspicionsAbout(
  submission: { name: string; message: string },
  traps: Pick<ReturnType<typeof readTraps>, 'honeypot' | 'timer'>,
): string[] {
  const reasons: string[] = []
  if (traps.honeypot !== '') reasons.push('filled a field that people do not see')
  if (traps.timer === 'too-fast') reasons.push('was sent within two seconds of opening the page')
  const links = (submission.message.match(/https?:\/\/|\bwww\./gi) ?? []).length
  // A missing time trap alone means little, because people block or clear cookies.
  if (traps.timer === 'missing' && links > 0) {
    reasons.push('holds a link and was sent without opening the page first')
  }
  if (links > MAX_LINKS) reasons.push('holds many links')
  if (/https?:\/\/|www\./i.test(submission.name)) reasons.push('has a link for a name')
  return reasons
}

const part = z.string().transform(cleanLine).pipe(z.string().trim().min(1).max(100))

const attributionSchema = z.object({
  utmSource: part.optional().catch(undefined),
  utmMedium: part.optional().catch(undefined),
  utmCampaign: part.optional().catch(undefined),
  ref: part.optional().catch(undefined),
  referrerHost: part.optional().catch(undefined),
  landingPath: part.optional().catch(undefined),
  googleClick: z.boolean().optional().catch(undefined),
})

/**
 * Returns how the visit began: from the JSON that the browser stored on the first page, or without scripts from the URL
 * of the form's page. It accepts any input, because it is only a hint.
 */
export function readAttribution({ fields, headers }: Pick<SentForm, 'fields' | 'headers'>): Attribution {
  return compact(fromBrowser(fields.attribution) ?? fromAddress(headers.get('referer')))
}

function fromBrowser(attribution: unknown): Attribution | undefined {
  if (typeof attribution !== 'string' || attribution === '' || attribution.length > 1_000) return undefined
  try {
    return attributionSchema.parse(JSON.parse(attribution))
  } catch {
    return undefined
  }
}

function fromAddress(referer: string | null): Attribution {
  if (!referer || !URL.canParse(referer)) return {}
  const { searchParams: query, pathname } = new URL(referer)
  return attributionSchema.parse({
    utmSource: query.get('utm_source') ?? undefined,
    utmMedium: query.get('utm_medium') ?? undefined,
    utmCampaign: query.get('utm_campaign') ?? undefined,
    ref: query.get('ref') ?? undefined,
    googleClick: query.has('gclid') || undefined,
    landingPath: pathname,
  })
}

function compact(attribution: Attribution): Attribution {
  return Object.fromEntries(Object.entries(attribution).filter(([, value]) => value !== undefined))
}
