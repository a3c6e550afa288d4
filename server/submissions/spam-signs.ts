import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer, FormTimerVerdict } from '#server/http/forms/form-timer.ts'
import type { SentForm } from './sent-form.ts'

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
