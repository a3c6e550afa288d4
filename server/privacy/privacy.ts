import type { Viewer } from '#domain/accounts/viewer.ts'
import { failingAs } from '#server/failing-as.ts'
import type { ErasureParts } from './erase-person.ts'
import type { TeamErasure } from './search-person.ts'

type Asker = Viewer | undefined

/** All that can be done with what is held of one person, bound to the parts it needs. */
export function createPrivacy(deps: ErasureParts) {
  // Asked for a few times a year: the site starts smaller without it.
  const team = () => import('./search-person.ts')
  return {
    search: (viewer: Asker, text: string) =>
      failingAs('Failed to search for a person', async () => (await team()).searchPerson(deps, viewer, text)),
    export: (viewer: Asker, text: string) =>
      failingAs('Failed to export a person', async () => (await team()).exportPerson(deps, viewer, text)),
    erase: (viewer: Asker, erasure: TeamErasure) =>
      failingAs('Failed to erase a person', async () => (await team()).eraseForTeam(deps, viewer, erasure)),
  }
}
