import type { Viewer } from '#domain/accounts/viewer.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { countAtMost } from '../list/todo-leads.ts'

export type LeadTask = Awaited<ReturnType<typeof tasksOfLead>>[number]

const MOST = 200

/** Returns the open tasks of a lead, the next first. Completed ones are in its timeline. */
export async function tasksOfLead(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'leads:read')
  const now = clock().toISOString()
  if (!isRowId(leadId)) return []
  const tasks = await database.db
    .selectFrom('lead_tasks')
    .select(['id', 'title', 'due_at', 'assigned_to', 'created_by', 'version'])
    .where('lead_id', '=', leadId)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return tasks.map((task) => ({ ...task, isLate: task.due_at < now }))
}

/** Returns all tasks due by the end of today, the overdue ones first, with their owners. */
export async function dueTasks(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  limit: number,
) {
  authorize(viewer, 'leads:read')
  const now = clock().toISOString()
  const due = database.db
    .selectFrom('lead_tasks')
    .where('lead_tasks.done_at', 'is', null)
    .where('lead_tasks.due_at', '<', startOfIndianDay(indianDay(now), 1))
  const [tasks, count] = await Promise.all([
    due
      .innerJoin('leads', 'leads.id', 'lead_tasks.lead_id')
      .select([
        'lead_tasks.id',
        'lead_tasks.lead_id',
        'lead_tasks.title',
        'lead_tasks.due_at',
        'lead_tasks.assigned_to',
        'lead_tasks.version',
        'leads.name as lead_name',
        'leads.company as lead_company',
        'leads.email as lead_email',
        'leads.phone as lead_phone',
      ])
      .orderBy('lead_tasks.due_at')
      .orderBy('lead_tasks.id')
      .limit(limit)
      .execute(),
    countAtMost(database.db, due.select('lead_tasks.id')),
  ])
  const shown = await withWithdrawnAt(database.db, tasks, (task) => task.lead_id)
  return {
    tasks: shown.map(({ lead_phone, ...task }) => ({
      ...task,
      phoneContact: describePhone(lead_phone),
      isLate: task.due_at < now,
    })),
    ...count,
  }
}
