import { useFetcher } from 'react-router'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { When } from '#app/office/when.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { LeadRequest } from '#server/testimonials/request-testimonial.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

type Props = {
  lead: { id: string; name: string; email: string; status: string }
  withdrawnAt: string | null
  request: LeadRequest | undefined
}

/** On the page of a won lead: asks the client for a testimonial, and shows what became of the request. */
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
        Asked <When at={requestedAt} />
      </li>
      {reminder ? (
        <li>
          {reminderWords[reminder.status] ?? 'Reminder'}{' '}
          {reminder.at ? <When at={reminder.at} isDay /> : null}
        </li>
      ) : null}
      {answeredAt ? (
        <li>
          Answered <When at={answeredAt} />
          {testimonialId ? (
            <>
              {': '}
              <TextLink to={`${TESTIMONIALS}/${testimonialId}`}>see the testimonial</TextLink>
            </>
          ) : (
            '; it has been deleted'
          )}
        </li>
      ) : (
        <li className="text-muted">
          {isOpen ? 'No answer yet; the link works until ' : 'No answer; the link expired '}
          <When at={expiresAt} isDay />
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

/** Sends the request. */
function AskForm({ lead, again }: { lead: Props['lead']; again: boolean }) {
  const fetcher = useFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" className="mt-2">
      <p className="text-muted text-small [overflow-wrap:anywhere]">
        {lead.email} gets a link that works once, for 30 days, and one reminder after a week. The testimonial
        is marked as a verified client’s.
      </p>
      <Button type="submit" name="intent" value="request-testimonial" busy={busy} className="mt-3">
        {busy ? 'Asking…' : again ? 'Ask again' : 'Ask for a testimonial'}
      </Button>
    </fetcher.Form>
  )
}
