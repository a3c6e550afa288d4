import type { Viewer } from '#domain/accounts/viewer.ts'
import { failingAs } from '#server/failing-as.ts'
import { listDevices, renew, sendTestPush, subscribe, unsubscribe } from './devices.ts'

type Dependencies = Parameters<typeof subscribe>[0]
type Asker = Viewer | undefined

/** What somebody of the team does with messages on their devices, bound to the parts it needs. */
export function createPush(deps: Dependencies) {
  const changing = <T>(work: () => Promise<T>) => failingAs('Failed to change notifications', work)
  return {
    /** Browsers bind a device to it. */
    publicKey: deps.keys.publicKey,
    list: (viewer: Asker) => failingAs('Failed to fetch devices', () => listDevices(deps, viewer)),
    subscribe: (viewer: Asker, device: Parameters<typeof subscribe>[2]) =>
      changing(() => subscribe(deps, viewer, device)),
    renew: (viewer: Asker, endpoint: string) => changing(() => renew(deps, viewer, endpoint)),
    unsubscribe: (viewer: Asker, id: string) => changing(() => unsubscribe(deps, viewer, id)),
    sendTest: (viewer: Asker, id: string) => changing(() => sendTestPush(deps, viewer, id)),
  }
}
