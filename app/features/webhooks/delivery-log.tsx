import { useFetcher } from 'react-router'
import { When } from '#app/office/when.tsx'
import { Button } from '#app/ui/button.tsx'
import { Status } from '#app/ui/status.tsx'
import { wordOfEvent } from '#content/office/webhook-words.ts'
import type { DeliveryItem } from '#server/webhooks/read-webhooks.ts'

/** The deliveries of a webhook, newest first, each with the message and the answer. */
export function DeliveryLog({ deliveries, action }: { deliveries: DeliveryItem[]; action: string }) {
  if (deliveries.length === 0) {
    return (
      <p className="px-4 pb-4 text-muted text-small">
        No deliveries yet. Send a test to check the other program.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line border-line border-t text-small">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details className="px-4 py-1">
            <summary className="flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 md:min-h-9">
              <span className="font-[550]">{wordOfEvent(delivery.event_type)}</span>
              <State delivery={delivery} />
              <span className="text-muted sm:ml-auto">
                <When at={delivery.created_at} isFirst />
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
  if (status === 'sent') return <Status glyph="tick" tone="green">{`arrived, ${answer_status}`}</Status>
  if (status === 'dead') return <Status glyph="cross" tone="red">{`not delivered: ${last_error}`}</Status>
  if (status === 'sending') return <Status glyph="half">sending</Status>
  if (!last_error) return <Status glyph="ring">waiting</Status>
  return (
    <Status glyph="ring" tone="red">
      {last_error}; again at <When at={next_attempt_at} />
    </Status>
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
      <p className="text-muted">
        webhook-id <code className="break-all">{delivery.id}</code>
      </p>
      {canSend ? (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="delivery" value={delivery.id} />
          <Button type="submit" name="intent" value="again" disabled={fetcher.state !== 'idle'}>
            Send again
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="min-w-0">
      <h3 className="font-normal text-muted">{title}</h3>
      <pre className="mt-1 max-h-80 overflow-auto whitespace-pre-wrap rounded-lg bg-hover p-3 text-xs [overflow-wrap:anywhere]">
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
