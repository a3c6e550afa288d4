import { When } from '#app/office/when.tsx'
import { Status } from '#app/ui/status.tsx'
import type { WebhookItem } from '#server/webhooks/read-webhooks.ts'

/** Whether a webhook works. */
export function WebhookState({ webhook: { status, failingSince } }: { webhook: WebhookItem }) {
  if (status === 'paused') return <Status glyph="ring">Paused</Status>
  if (status === 'stopped') {
    return (
      <Status glyph="cross" tone="red">
        Stopped: it did not answer
      </Status>
    )
  }
  if (failingSince) {
    return (
      <Status glyph="cross" tone="red">
        Failing since <When at={failingSince} />
      </Status>
    )
  }
  return (
    <Status glyph="tick" tone="green">
      Active
    </Status>
  )
}
