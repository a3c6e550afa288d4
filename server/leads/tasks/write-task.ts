import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay } from '#domain/indian-time.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { LeadTasksTable } from '#server/database/lead-work-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { readItem } from '../items/delete-item.ts'
import { saveItemSnapshot } from '../items/item-snapshots.ts'
import { readTask, type TaskFields, type TaskProblem } from './task-form.ts'

type Dependencies = { database: Database; clock: Clock }

export type TaskOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; problem: TaskProblem }
  | { kind: 'changed-meanwhile' }
  | { kind: 'gone' }

/** Adds a task to a lead. `id` comes from the form: submitting it twice adds one task. */
export async function addTask(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, leadId, fields }: { id: string; leadId: string; fields: TaskFields },
): Promise<TaskOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId) || !isRowId(id)) return { kind: 'gone' }
  const { task, problem } = readTask(fields)
  if (!task) return { kind: 'invalid', problem }
  return database.write(async (trx): Promise<TaskOutcome> => {
    const lead = await trx.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const known = task.assigned_to === null || (await isTeamMember(trx, task.assigned_to))
    const assigned_to = known ? task.assigned_to : null
    await insertTask(trx, { id, lead_id: leadId, ...task, assigned_to, created_by: viewer.email }, clock())
    return { kind: 'saved' }
  })
}

/** Adds a task for today at a person's request, once however often they ask. */
export async function addTaskForToday(
  trx: Trx,
  { leadId, title, by }: { leadId: string; title: string; by: string },
  now: Date,
): Promise<void> {
  const { task } = readTask({ title, day: indianDay(now.toISOString()), time: '', assignedTo: '' })
  if (!task) return
  const same = await trx
    .selectFrom('lead_tasks')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('title', '=', task.title)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (!same) await insertTask(trx, { id: newRowId(), lead_id: leadId, ...task, created_by: by }, now)
}

type NewTask = Omit<LeadTasksTable, 'done_at' | 'created_at' | 'updated_at'>

async function insertTask(trx: Trx, task: NewTask, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx
    .insertInto('lead_tasks')
    .values({ ...task, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Edits a task, unless it was changed since it was displayed (`seen`). This can be undone for an hour. */
export async function editTask(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { id, seen, fields }: { id: string; seen: string; fields: TaskFields },
): Promise<TaskOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return { kind: 'gone' }
  const { task, problem } = readTask(fields)
  if (!task) return { kind: 'invalid', problem }
  return database.write(async (trx): Promise<TaskOutcome> => {
    const now = clock()
    const before = (await readItem(trx, 'task', id)) as LeadTasksTable | undefined
    if (!before) return { kind: 'gone' }
    if (before.updated_at !== seen) return { kind: 'changed-meanwhile' }
    const { assigned_to } = task
    const known = !assigned_to || assigned_to === before.assigned_to || (await isTeamMember(trx, assigned_to))
    const changed = await trx
      .updateTable('lead_tasks')
      .set({
        ...task,
        assigned_to: known ? assigned_to : before.assigned_to,
        updated_at: now.toISOString(),
      })
      .where('id', '=', id)
      .where('updated_at', '=', seen)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return { kind: 'changed-meanwhile' }
    const keeping = { kind: 'task', id, leadId: before.lead_id, viewer, now, row: before } as const
    await saveItemSnapshot(trx, { ...keeping, left: now.toISOString() })
    return { kind: 'saved' }
  })
}
