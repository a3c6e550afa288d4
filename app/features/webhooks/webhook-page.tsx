import { Link, useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { DeliveryItem, WebhookItem } from '#server/webhooks/read-webhooks.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { SecretNote } from './secret-note.tsx'
import { WebhookForm } from './webhook-form.tsx'
import type { WebhookSecret } from './webhook-intents.ts'
import { hostOf } from './webhook-list.tsx'
import { WebhookState } from './webhook-state.tsx'
import { WEBHOOKS } from './webhooks-path.ts'

type Props = {
  webhook: WebhookItem
  deliveries: DeliveryItem[]
  older: string | undefined
  before: string | undefined
}

/** One webhook: how it does, what can be done with it, what it was told, and where. */
export function WebhookPage({ webhook, deliveries, older, before }: Props) {
  const fetcher = useFetcher<OfficeResult<WebhookSecret>>()
  const address = `${WEBHOOKS}/${webhook.id}`
  const secret = fetcher.data?.secret
  return (
    <>
      <div>
        <Link to={WEBHOOKS} className="admin-link inline-flex min-h-11 items-center">
          All webhooks
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 className="[overflow-wrap:anywhere]">{webhook.description || hostOf(webhook.url)}</h2>
          <WebhookState webhook={webhook} />
        </div>
        {secret ? <SecretNote secret={secret} /> : null}
      </div>
      <fetcher.Form method="post" action={address} className="flex flex-wrap items-start gap-3">
        <Press wish="test" busy={fetcher.state !== 'idle'} primary>
          Send a test
        </Press>
        {webhook.status === 'active' ? (
          <Press wish="pause" busy={fetcher.state !== 'idle'}>
            Pause
          </Press>
        ) : (
          <Press wish="resume" busy={fetcher.state !== 'idle'}>
            Let it go on
          </Press>
        )}
        <Asked question="Rotate secret" text="What is sent is signed with the old one too for 24 hours.">
          <Press wish="rotate" busy={fetcher.state !== 'idle'}>
            Make a new secret
          </Press>
        </Asked>
        <Asked question="Delete" text="It hears nothing any more. You can undo that for a day.">
          <Press wish="delete" busy={fetcher.state !== 'idle'} danger>
            Delete this webhook
          </Press>
        </Asked>
      </fetcher.Form>
      <section aria-labelledby="deliveries" className="min-w-0">
        <h2 id="deliveries">Deliveries</h2>
        <DeliveryLog deliveries={deliveries} action={address} />
        <Pagination
          newer={before ? address : undefined}
          older={older && `${address}?${new URLSearchParams({ before: older })}`}
        />
      </section>
      <WebhookForm title="Where and what it is told" button="Save" webhook={webhook} />
    </>
  )
}

type PressProps = { wish: string; busy: boolean; primary?: boolean; danger?: boolean; children: string }

function Press({ wish, busy, primary, danger, children }: PressProps) {
  const look = primary ? 'admin-button-primary' : danger ? 'admin-button-danger' : ''
  return (
    <button type="submit" name="intent" value={wish} disabled={busy} className={`admin-button ${look}`}>
      {children}
    </button>
  )
}

/** What is asked for a second time, without a page of its own. */
function Asked({ question, text, children }: { question: string; text: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="admin-button">{question}</summary>
      <div className="mt-2 max-w-60">
        <p className="mb-2 text-sm">{text}</p>
        {children}
      </div>
    </details>
  )
}
