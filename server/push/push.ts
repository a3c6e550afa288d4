import { binder } from '#server/failing-as.ts'
import { listDevices, renew, sendTestPush, subscribe, unsubscribe } from './devices.ts'

type Dependencies = Parameters<typeof subscribe>[0]

/** What somebody of the team does with messages on their devices, bound to the parts it needs. */
export function createPush(deps: Dependencies) {
  const bind = binder(deps)
  return {
    /** Browsers bind a device to it. */
    publicKey: deps.keys.publicKey,
    list: bind('Failed to fetch devices', listDevices),
    subscribe: bind('Failed to change notifications', subscribe),
    renew: bind('Failed to change notifications', renew),
    unsubscribe: bind('Failed to change notifications', unsubscribe),
    sendTest: bind('Failed to change notifications', sendTestPush),
  }
}
