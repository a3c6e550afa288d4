import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import type { WebhookInput, WebhookProblems } from '#server/webhooks/webhook-form.ts'

export const WEBHOOKS = '/del-admin-dashboard/settings/webhooks'
export const NOT_CHANGED = 'Nothing was changed'

export type WebhookResult = ChangeResult & {
  problems?: WebhookProblems
  /** What was typed and not saved. */
  draft?: WebhookInput
  /** Somebody else saved meanwhile: the version that a second try is to replace. */
  newer?: string
  /** Shown this once. */
  secret?: string
}

/** What is said after a change. */
export const doneWords: Partial<Record<string, string>> = {
  saved: 'Webhook saved',
  pause: 'Webhook paused',
  resume: 'The webhook goes on',
  restore: 'The webhook is back, paused',
  again: 'In the queue again',
}
