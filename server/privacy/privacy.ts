import type { Viewer } from '#domain/accounts/viewer.ts'
import { failingAs } from '#server/failing-as.ts'
import type { TeamErasure } from './search-person.ts'
import type { askForLink, SelfParts } from './self/data-link.ts'
import type { correctMyData } from './self/my-data.ts'

type Asker = Viewer | undefined
type Visit = { token: string; addressKey: string }

/** Creates the use cases of personal data. */
export function createPrivacy(deps: SelfParts) {
  // Loaded on demand, because it is needed a few times a year.
  const team = () => import('./search-person.ts')
  const self = () => import('./self/my-data.ts')
  return {
    search: (viewer: Asker, text: string) =>
      failingAs('Failed to search for a person', async () => (await team()).searchPerson(deps, viewer, text)),
    export: (viewer: Asker, text: string) =>
      failingAs('Failed to export a person', async () => (await team()).exportPerson(deps, viewer, text)),
    erase: (viewer: Asker, erasure: TeamErasure) =>
      failingAs('Failed to erase a person', async () => (await team()).eraseForTeam(deps, viewer, erasure)),

    async askForLink(ask: Parameters<typeof askForLink>[1]) {
      const { askForLink } = await import('./self/data-link.ts')
      return askForLink(deps, ask)
    },
    readMine: async (token: string) => (await self()).readMyData(deps, token),
    exportMine: async (token: string) => (await self()).exportMyData(deps, token),
    correctMine: async (visit: Visit, typed: Parameters<typeof correctMyData>[2]) =>
      (await self()).correctMyData(deps, visit, typed),
    withdrawMine: async (visit: Visit) => (await self()).withdrawMyConsent(deps, visit),
    eraseMine: async (visit: Visit) => (await self()).eraseMyData(deps, visit),
  }
}
