import { binder } from '#server/failing-as.ts'
import type { AttemptDependencies } from './attempt-delivery.ts'
import { moveWebhook, rotateSecret } from './manage-webhook.ts'
import { getWebhook, listWebhooks } from './read-webhooks.ts'
import { addWebhook, changeWebhook } from './save-webhook.ts'
import { sendAgain, sendTest } from './send-by-hand.ts'

type Dependencies = AttemptDependencies & { wake: () => void }

/** All that the owner does with webhooks, bound to the parts it needs. */
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
