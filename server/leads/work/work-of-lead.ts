import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { reasonOf } from '../hand/outcome.ts'
import { tasksOfLead } from '../tasks/list-tasks.ts'

/** Returns the parts of a lead's page that its work changes. */
export async function workOfLead(
  deps: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadId: string,
) {
  const [tasks, reason] = await Promise.all([
    tasksOfLead(deps, viewer, leadId),
    reasonOf(deps, viewer, leadId),
  ])
  return { now: deps.clock().toISOString(), tasks, reason }
}
