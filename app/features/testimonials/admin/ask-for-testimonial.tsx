import { Link, useFetcher } from 'react-router'
import { ConsentWithdrawn } from '#app/components/back-office/consent.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDay, formatDayAndTime } from '#domain/indian-time.ts'
import type { LeadRequest } from '#server/testimonials/request-testimonial.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

type Props = {
  lead: { id: string; name: string; email: string; status: string }
  withdrawnAt: string | null
  request: LeadRequest | undefined
}

/** On a lead's page: asks the client for a testimonial, and tells how that went. Nothing for leads that are not won. */
export function AskForTestimonial({ lead, withdrawnAt, request }: Props) {
  const canAsk = lead.status === 'won' && lead.email !== '' && !request?.isOpen
  if (!canAsk && !request) return null
  return (
    <Card title="Testimonial">
      {request ? <Request request={request} /> : null}
      {canAsk && withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : null}
      {canAsk && !withdrawnAt ? <AskForm lead={lead} again={request !== undefined} /> : null}
    </Card>
  )
}

function Request({ request }: { request: LeadRequest }) {
  const { requestedAt, expiresAt, answeredAt, testimonialId, isOpen, reminder } = request
  return (
    <ul className="grid gap-1">
      <li>
        Asked <time dateTime={requestedAt}>{formatDayAndTime(requestedAt)}</time>
      </li>
      {reminder ? (
        <li>
          {reminderWords[reminder.status] ?? 'Reminder'}
          {reminder.at ? <time dateTime={reminder.at}> {formatDay(reminder.at)}</time> : null}
        </li>
      ) : null}
      {answeredAt ? (
        <li>
          Answered <time dateTime={answeredAt}>{formatDayAndTime(answeredAt)}</time>
          {testimonialId ? (
            <>
              {': '}
              <Link to={`${TESTIMONIALS}/${testimonialId}`} className="admin-link">
                see the testimonial
              </Link>
            </>
          ) : (
            '; it was deleted since'
          )}
        </li>
      ) : (
        <li className="text-muted">
          {isOpen ? 'No answer yet; the link works until ' : 'No answer; the link expired on '}
          <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
        </li>
      )}
    </ul>
  )
}

const reminderWords: Record<string, string> = {
  queued: 'One reminder goes out',
  sending: 'The reminder is going out',
  sent: 'Reminded',
  dead: 'The reminder could not be delivered',
}

/** What the mail will be, and the button that sends it. */
export function AskForm({ lead, again }: { lead: Props['lead']; again: boolean }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="mt-2">
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        {lead.email} gets a link that works once, for 30 days, and one reminder after a week. What comes
        through it is marked as a verified client’s.
      </p>
      <button
        type="submit"
        name="intent"
        value="request-testimonial"
        disabled={busy}
        className="admin-button mt-3"
      >
        {busy ? 'Asking…' : again ? 'Ask again' : 'Ask for a testimonial'}
      </button>
    </fetcher.Form>
  )
}
