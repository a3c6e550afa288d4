import { type Glyph, Status } from '#app/ui/status.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'
import type { EmailListItem } from '#server/email/read-outbox.ts'
import { stateNames } from './email-words.ts'

const looks: Record<keyof typeof stateNames | 'planned', [Glyph, Tone]> = {
  queued: ['quarter', 'amber'],
  planned: ['ring', 'blue'],
  sending: ['half', 'blue'],
  sent: ['tick', 'green'],
  dead: ['cross', 'red'],
  settled: ['cross', 'neutral'],
}

/** The state of a mail as a glyph and a word. */
export function EmailStatus({ email, isPill = false }: { email: EmailListItem; isPill?: boolean }) {
  const state = isPlanned(email) ? 'planned' : email.settledAt ? 'settled' : email.status
  const [glyph, tone] = looks[state]
  return (
    <Status glyph={glyph} tone={tone} isPill={isPill}>
      {state === 'planned' ? 'Planned' : stateNames[state]}
    </Status>
  )
}

/** When a mail goes out or went out, the planned time first. */
export function EmailTime({ email, now }: { email: EmailListItem; now: string }) {
  const { sentAt, nextAttemptAt, createdAt } = email
  const at = sentAt ?? nextAttemptAt ?? createdAt
  const look = isPlanned(email) ? 'font-[550]' : 'text-muted'
  const isRetry = !sentAt && nextAttemptAt && email.attempts > 0
  return (
    <time dateTime={at} className={`inline-block first-letter:uppercase ${look}`}>
      {isRetry ? 'retry ' : ''}
      {sayDayAndTime(at, now)}
    </time>
  )
}

function isPlanned({ attempts, nextAttemptAt, createdAt }: EmailListItem): boolean {
  return attempts === 0 && nextAttemptAt !== undefined && nextAttemptAt > createdAt
}
