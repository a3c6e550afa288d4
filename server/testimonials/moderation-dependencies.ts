import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

export type ModerationDependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  /** Called after a commit that may have changed public pages. */
  pagesChanged(): void
}
