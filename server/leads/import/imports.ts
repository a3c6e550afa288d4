import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { failingAs } from '#server/failing-as.ts'
import { cancelImport, discardImport, startImport, undoImport } from './manage-import.ts'
import { getImport, listImports } from './read-imports.ts'
import type { rereadFile } from './stage-file.ts'
import { importReport } from './write-report.ts'

type Dependencies = { database: Database; clock: Clock; wake: () => void }
type Asker = Viewer | undefined

/** All that is done with files of leads, bound to the parts it needs. */
export function createImports(deps: Dependencies) {
  const changing = <T>(work: () => Promise<T>) => failingAs('Failed to import leads', work)
  return {
    list: (viewer: Asker) => failingAs('Failed to fetch imports', () => listImports(deps, viewer)),
    get: (viewer: Asker, id: string) =>
      failingAs('Failed to fetch imports', () => getImport(deps, viewer, id)),
    report: (viewer: Asker, id: string) => importReport(deps, viewer, id),
    /** Fetched with the first file: hardly anybody brings one. */
    stage: (viewer: Asker, file: { file: string; name: string }) =>
      changing(async () => (await import('./stage-file.ts')).stageFile(deps, viewer, file)),
    reread: (viewer: Asker, wanted: Parameters<typeof rereadFile>[2]) =>
      changing(async () => (await import('./stage-file.ts')).rereadFile(deps, viewer, wanted)),
    start: (viewer: Asker, start: Parameters<typeof startImport>[2]) =>
      changing(() => startImport(deps, viewer, start)),
    cancel: (viewer: Asker, id: string) => changing(() => cancelImport(deps, viewer, id)),
    undo: (viewer: Asker, id: string) => changing(() => undoImport(deps, viewer, id)),
    discard: (viewer: Asker, id: string) => changing(() => discardImport(deps, viewer, id)),
  }
}
