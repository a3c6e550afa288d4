import type { FormTimerVerdict } from '#server/http/forms/form-timer.ts'

/** Messages with more links look like spam. */
const MAX_LINKS = 3

/** Returns the reasons why a submission looks automated, in words for the owner; empty if it does not. */
export function suspicionsAbout(
  submission: { name: string; message: string },
  signs: { honeypot: string; timer: FormTimerVerdict },
): string[] {
  const reasons: string[] = []
  if (signs.honeypot !== '') reasons.push('filled a field that people do not see')
  if (signs.timer === 'too-fast') reasons.push('was sent within two seconds of opening the page')
  const links = (submission.message.match(/https?:\/\/|\bwww\./gi) ?? []).length
  // A missing time trap alone means little, because people block or clear cookies.
  if (signs.timer === 'missing' && links > 0) {
    reasons.push('holds a link and was sent without opening the page first')
  }
  if (links > MAX_LINKS) reasons.push('holds many links')
  if (/https?:\/\/|www\./i.test(submission.name)) reasons.push('has a link for a name')
  return reasons
}
