import { binder } from '#server/failing-as.ts'
import { listDevices, renew, sendTestPush, subscribe, unsubscribe } from './devices.ts'

type Dependencies = Parameters<typeof subscribe>[0]

/** Creates the use cases of push notifications. */
export function createPush(deps: Dependencies) {
  const bind = binder(deps)
  return {
    /** Browsers need this key to subscribe. */
    publicKey: deps.keys.publicKey,
    list: bind('Failed to fetch devices', listDevices),
    subscribe: bind('Failed to change notifications', subscribe),
    renew: bind('Failed to change notifications', renew),
    unsubscribe: bind('Failed to change notifications', unsubscribe),
    sendTest: bind('Failed to change notifications', sendTestPush),
  }
}
