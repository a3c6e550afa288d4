import type { Locale } from '#domain/locale.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer, FormTimerVerdict } from '#server/http/forms/form-timer.ts'

export type SubmissionVisit = {
  form: FormData
  headers: Headers
  addressKey: string
  locale: Locale
}

/** Name of the hidden field that only bots fill. */
export const HONEYPOT_FIELD = 'website'

type Traps = {
  /** Whether the time trap against spam is active. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
}

/** Returns what the spam traps reveal about the sender; `honeypot` is the value of that field. */
export function readTraps(
  { timeTraps, formTimer, cookies }: Traps,
  headers: Headers,
  honeypot: unknown,
): { honeypot: string; timer: FormTimerVerdict; openMs: number | undefined } {
  const cookie = cookies.read(headers.get('cookie'), 'form')
  return {
    honeypot: String(honeypot ?? ''),
    timer: timeTraps ? formTimer.check(cookie) : 'ok',
    openMs: timeTraps ? formTimer.age(cookie) : undefined,
  }
}

/** Returns the typed values, to refill the form. */
export function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
