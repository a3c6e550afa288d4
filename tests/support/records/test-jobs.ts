import type { JobKind } from '#server/database/job-tables.ts'
import type { Database } from '#server/database/open-database.ts'

/** Jobs of one kind that are still to be done, soonest first. */
export function pendingJobs({ db }: Pick<Database, 'db'>, kind: JobKind) {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('run_at')
    .execute()
}
