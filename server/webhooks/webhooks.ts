import type { Viewer } from '#domain/accounts/viewer.ts'
import { failingAs } from '#server/failing-as.ts'
import type { AttemptDependencies } from './attempt-delivery.ts'
import { moveWebhook, rotateSecret } from './manage-webhook.ts'
import { getWebhook, listWebhooks } from './read-webhooks.ts'
import { addWebhook, changeWebhook } from './save-webhook.ts'
import { sendAgain, sendTest } from './send-by-hand.ts'

type Dependencies = AttemptDependencies & { wake: () => void }
type Asker = Viewer | undefined

/** All that the owner does with webhooks, bound to the parts it needs. */
export function createWebhooks(deps: Dependencies) {
  const changing = <T>(work: () => Promise<T>) => failingAs('Failed to change the webhook', work)
  return {
    list: (viewer: Asker) => failingAs('Failed to fetch webhooks', () => listWebhooks(deps, viewer)),
    get: (viewer: Asker, which: Parameters<typeof getWebhook>[2]) =>
      failingAs('Failed to fetch webhooks', () => getWebhook(deps, viewer, which)),
    add: (viewer: Asker, input: Parameters<typeof addWebhook>[2]) =>
      changing(() => addWebhook(deps, viewer, input)),
    change: (viewer: Asker, change: Parameters<typeof changeWebhook>[2]) =>
      changing(() => changeWebhook(deps, viewer, change)),
    move: (viewer: Asker, move: Parameters<typeof moveWebhook>[2]) =>
      changing(() => moveWebhook(deps, viewer, move)),
    rotate: (viewer: Asker, id: string) => changing(() => rotateSecret(deps, viewer, id)),
    sendTest: (viewer: Asker, id: string) => changing(() => sendTest(deps, viewer, id)),
    sendAgain: (viewer: Asker, deliveryId: string) => changing(() => sendAgain(deps, viewer, deliveryId)),
  }
}
