import { formatDayAndTime } from '#domain/indian-time.ts'
import type { WebhookItem } from '#server/webhooks/read-webhooks.ts'

/** Whether a webhook works, in a word. */
export function WebhookState({ webhook }: { webhook: WebhookItem }) {
  const { status, failingSince } = webhook
  if (status === 'paused') return <span className="text-muted text-sm">Paused</span>
  if (status === 'stopped') return <strong className="text-danger text-sm">Stopped: it did not answer</strong>
  if (failingSince) {
    return (
      <strong className="text-danger text-sm">
        Failing since <time dateTime={failingSince}>{formatDayAndTime(failingSince)}</time>
      </strong>
    )
  }
  return <span className="text-sm text-success">Active</span>
}
