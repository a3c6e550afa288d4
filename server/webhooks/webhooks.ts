import type { Database } from '#server/database/open-database.ts'
import { binder } from '#server/failing-as.ts'
import { moveWebhook, rotateSecret } from './manage-webhook.ts'
import type { WebhookPosting } from './post-to-webhook.ts'
import { getWebhook, listWebhooks } from './read-webhooks.ts'
import { addWebhook, changeWebhook } from './save-webhook.ts'
import { sendAgain, sendTest } from './send-by-hand.ts'

type Dependencies = WebhookPosting & { database: Database; wake: () => void }

/** Creates the owner's use cases of webhooks. */
export function createWebhooks(deps: Dependencies) {
  const bind = binder(deps)
  return {
    list: bind('Failed to fetch webhooks', listWebhooks),
    get: bind('Failed to fetch webhooks', getWebhook),
    add: bind('Failed to change the webhook', addWebhook),
    change: bind('Failed to change the webhook', changeWebhook),
    move: bind('Failed to change the webhook', moveWebhook),
    rotate: bind('Failed to change the webhook', rotateSecret),
    sendTest: bind('Failed to change the webhook', sendTest),
    sendAgain: bind('Failed to change the webhook', sendAgain),
  }
}
