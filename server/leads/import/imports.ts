import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { binder, failingAs } from '#server/failing-as.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { cancelImport, discardImport, startImport } from './manage-import.ts'
import { getImport, listImports } from './read-imports.ts'
import { tryImport } from './try-import.ts'
import { importReport } from './write-report.ts'

type Dependencies = { database: Database; clock: Clock; personKey: PersonKey; wake: () => void }
type Asker = Viewer | undefined

/** The use cases of importing files of leads, bound to their dependencies. */
export function createImports(deps: Dependencies) {
  const bind = binder(deps)
  return {
    list: bind('Failed to fetch imports', listImports),
    get: bind('Failed to fetch imports', getImport),
    report: (viewer: Asker, id: string) => importReport(deps, viewer, id),
    /** Loaded with the first file, because imports are rare. */
    stage: (viewer: Asker, file: { file: string; name: string }) =>
      failingAs('Failed to import leads', async () =>
        (await import('./stage-file.ts')).stageFile(deps, viewer, file),
      ),
    try: bind('Failed to import leads', tryImport),
    start: bind('Failed to import leads', startImport),
    cancel: bind('Failed to import leads', cancelImport),
    discard: bind('Failed to import leads', discardImport),
  }
}
