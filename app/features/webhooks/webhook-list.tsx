import { Link } from 'react-router'
import { eventWords } from '#content/webhook-words.ts'
import type { WebhookItem } from '#server/webhooks/read-webhooks.ts'
import { WebhookState } from './webhook-state.tsx'
import { WEBHOOKS } from './webhooks-path.ts'

/** Which other programs are told what. */
export function WebhookList({ webhooks }: { webhooks: WebhookItem[] }) {
  if (webhooks.length === 0) {
    return (
      <p className="text-muted">
        No webhooks yet. With one, another program such as n8n, Make or Zapier hears of new leads as they
        come.
      </p>
    )
  }
  return (
    <ul className="admin-card divide-y divide-line">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="grid gap-1 p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`${WEBHOOKS}/${webhook.id}`}
              className="admin-link inline-block min-h-6 font-semibold [overflow-wrap:anywhere]"
            >
              {webhook.description || hostOf(webhook.url)}
            </Link>
            <WebhookState webhook={webhook} />
          </div>
          <p className="text-sm [overflow-wrap:anywhere]">{shortened(webhook.url)}</p>
          <p className="text-muted text-sm">{webhook.events.map((type) => eventWords[type]).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** Addresses of webhooks often end in what nobody should read over a shoulder. */
function shortened(url: string): string {
  return url.length > 60 ? `${url.slice(0, 45)}…` : url
}
