import { useFetcher } from 'react-router'
import { wordOfEvent } from '#content/webhook-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { DeliveryItem } from '#server/webhooks/read-webhooks.ts'

/** What a webhook was told, newest first, each with what was sent and what came back. */
export function DeliveryLog({ deliveries, action }: { deliveries: DeliveryItem[]; action: string }) {
  if (deliveries.length === 0) {
    return <p className="mt-2 text-muted">Nothing yet. Send a test to see whether it listens.</p>
  }
  return (
    <ul className="admin-card mt-2 divide-y divide-line">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details className="px-4 py-1">
            <summary className="min-h-11 cursor-pointer py-2">
              <span className="font-semibold">{wordOfEvent(delivery.event_type)}</span>{' '}
              <State delivery={delivery} />
              <span className="block text-muted text-sm">
                <time dateTime={delivery.created_at}>{formatDayAndTime(delivery.created_at)}</time>
                {triesOf(delivery)}
              </span>
            </summary>
            <Details delivery={delivery} action={action} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function State({ delivery }: { delivery: DeliveryItem }) {
  const { status, answer_status, last_error, next_attempt_at } = delivery
  if (status === 'sent') return <span className="text-sm text-success">arrived, {answer_status}</span>
  if (status === 'dead') return <strong className="text-danger text-sm">not delivered: {last_error}</strong>
  if (status === 'sending') return <span className="text-muted text-sm">on its way</span>
  if (!last_error) return <span className="text-muted text-sm">waits</span>
  return (
    <span className="text-danger text-sm">
      {last_error}; again at <time dateTime={next_attempt_at}>{formatDayAndTime(next_attempt_at)}</time>
    </span>
  )
}

function triesOf({ attempts, duration_ms }: DeliveryItem): string {
  const tries = attempts > 1 ? ` · ${attempts} tries` : ''
  return duration_ms === null ? tries : `${tries} · ${duration_ms} ms`
}

function Details({ delivery, action }: { delivery: DeliveryItem; action: string }) {
  const fetcher = useFetcher()
  const canSend = delivery.status === 'sent' || delivery.status === 'dead'
  return (
    <div className="grid min-w-0 gap-3 pb-3">
      <Words title="Sent">{indented(delivery.payload)}</Words>
      {delivery.answer_status === null ? null : (
        <Words title={`Answered ${delivery.answer_status}`}>{delivery.answer_text || '(nothing)'}</Words>
      )}
      <p className="text-muted text-sm">
        webhook-id <code className="break-all">{delivery.id}</code>
      </p>
      {canSend ? (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="delivery" value={delivery.id} />
          <button
            type="submit"
            name="intent"
            value="again"
            disabled={fetcher.state !== 'idle'}
            className="admin-button"
          >
            Send again
          </button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0">
      <h3 className="text-muted text-sm">{title}</h3>
      <pre className="mt-1 max-h-80 overflow-auto whitespace-pre-wrap rounded-lg bg-sunk p-3 text-sm [overflow-wrap:anywhere]">
        {children}
      </pre>
    </div>
  )
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
