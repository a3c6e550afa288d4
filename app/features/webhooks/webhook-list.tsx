import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { eventWords } from '#content/office/webhook-words.ts'
import type { WebhookItem } from '#server/webhooks/read-webhooks.ts'
import { WebhookState } from './webhook-state.tsx'
import { WEBHOOKS } from './webhooks-path.ts'

/** The webhooks, each with its events. */
export function WebhookList({ webhooks }: { webhooks: WebhookItem[] }) {
  if (webhooks.length === 0) {
    return (
      <p className="text-muted text-small">
        No webhooks yet. A webhook tells another program, such as n8n, Make or Zapier, about new leads.
      </p>
    )
  }
  return (
    <Card isFlush>
      <ul className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <li
            key={webhook.id}
            className="grid gap-x-4 px-4 py-2 text-small sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <TextLink
              isAlone
              to={`${WEBHOOKS}/${webhook.id}`}
              className="min-w-0 font-[550] [overflow-wrap:anywhere]"
            >
              {webhook.description || hostOf(webhook.url)}
            </TextLink>
            <WebhookState webhook={webhook} />
            <p className="text-muted [overflow-wrap:anywhere] sm:col-span-2">
              {shortened(webhook.url)} · {webhook.events.map((type) => eventWords[type]).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** Shortens an address, because it often ends in a secret. */
function shortened(url: string): string {
  return url.length > 60 ? `${url.slice(0, 45)}…` : url
}
