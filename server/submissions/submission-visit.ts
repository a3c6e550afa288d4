import type { Locale } from '#domain/locale.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer, FormTimerVerdict } from '#server/http/form-timer.ts'

/** A visitor who sends one of the public forms. */
export type SubmissionVisit = {
  form: FormData
  headers: Headers
  addressKey: string
  locale: Locale
}

/** The name of the field that only machines fill. */
export const HONEYPOT_FIELD = 'website'

type Traps = {
  /** Whether too quick and unannounced submissions are held back. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
}

/** What the traps tell of whoever sent the form. */
export function readTraps(
  { timeTraps, formTimer, cookies }: Traps,
  { form, headers }: Pick<SubmissionVisit, 'form' | 'headers'>,
): { honeypot: string; timer: FormTimerVerdict; openMs: number | undefined } {
  const cookie = cookies.read(headers.get('cookie'), 'form')
  return {
    honeypot: String(form.get(HONEYPOT_FIELD) ?? ''),
    timer: timeTraps ? formTimer.check(cookie) : 'ok',
    openMs: timeTraps ? formTimer.age(cookie) : undefined,
  }
}

/** What was typed, to be put into the form again. */
export function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
