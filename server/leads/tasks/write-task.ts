import type { Insertable, Selectable } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { indianDay, momentInIndia } from '#domain/indian-time.ts'
import { laterDue, type PutOff } from '#domain/leads/follow-up/follow-up.ts'
import { END_OF_DAY, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { LeadTasksTable } from '#server/database/lead-work-tables.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'

/** A task as submitted by its form. */
export type TaskFields = { title: string; day: string; time: string; assignedTo: string }

type TaskProblem = 'no-title' | 'no-day'

type Dependencies = { database: Database; clock: Clock }

export type TaskOutcome = { kind: 'invalid'; problem: TaskProblem } | TaskChange

/** `changeId` is missing if nothing was changed. */
export type TaskChange = { kind: 'saved'; changeId?: string } | { kind: 'conflict' } | { kind: 'gone' }

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
    const at = clock()
    const row = { id, lead_id: leadId, ...task, assigned_to, created_by: viewer.email }
    const after = await insertTask(trx, row, at)
    if (!after) return { kind: 'saved' }
    const rows = [{ table: 'lead_tasks', id, after }] as const
    return { kind: 'saved', changeId: await recordChange(trx, viewer, { kind: 'task', at, leadId, rows }) }
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

type NewTask = Omit<Insertable<LeadTasksTable>, 'created_at' | 'updated_at'>

async function insertTask(trx: Trx, task: NewTask, now: Date) {
  const at = now.toISOString()
  return trx
    .insertInto('lead_tasks')
    .values({ ...task, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Edits a task, unless it was changed since the displayed version. */
export async function editTask(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { fields, ...shown }: Shown & { fields: TaskFields },
): Promise<TaskOutcome> {
  authorize(viewer, 'leads:write')
  const { task, problem } = readTask(fields)
  if (!task) return { kind: 'invalid', problem }
  return change(deps, viewer, shown, async (before, trx) => {
    const { assigned_to } = task
    const known = !assigned_to || assigned_to === before.assigned_to || (await isTeamMember(trx, assigned_to))
    return { ...task, assigned_to: known ? assigned_to : before.assigned_to }
  })
}

/** Postpones a task, keeping its time of day, unless it was changed since the displayed version. */
export async function putOffTask(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { until, ...shown }: Shown & { until: PutOff },
): Promise<TaskChange> {
  authorize(viewer, 'leads:write')
  const now = deps.clock().toISOString()
  return change(deps, viewer, shown, async ({ done_at, due_at }) =>
    done_at === null ? { due_at: laterDue(until, due_at, now) } : undefined,
  )
}

/** Completes a task or reopens it. Repeating it changes nothing. */
export async function finishTask(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { id, done }: { id: string; done: boolean },
): Promise<TaskChange> {
  authorize(viewer, 'leads:write')
  const now = deps.clock().toISOString()
  return change(deps, viewer, { id }, async ({ done_at }) =>
    (done_at !== null) === done ? {} : { done_at: done ? now : null },
  )
}

/** A task and its displayed version. */
type Shown = { id: string; version: number }
type Update = Partial<Pick<LeadTasksTable, 'title' | 'due_at' | 'done_at' | 'assigned_to'>>

/** Changes a task; `decide` returns the new values, or undefined if it was changed meanwhile. */
async function change(
  { database, clock }: Dependencies,
  viewer: Viewer,
  { id, version }: Pick<Shown, 'id'> & Partial<Shown>,
  decide: (before: Selectable<LeadTasksTable>, trx: Trx) => Promise<Update | undefined>,
): Promise<TaskChange> {
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx): Promise<TaskChange> => {
    const before = await heldRows(
      trx,
      trx.selectFrom('lead_tasks').selectAll().where('id', '=', id),
    ).executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const update = (version ?? before.version) === before.version && (await decide(before, trx))
    if (!update) return { kind: 'conflict' }
    if (Object.keys(update).length === 0) return { kind: 'saved' }
    const at = clock()
    const after = { ...before, ...update, version: before.version + 1, updated_at: at.toISOString() }
    await trx.updateTable('lead_tasks').set(after).where('id', '=', id).execute()
    const rows = [{ table: 'lead_tasks', id, before, after }] as const
    const changeId = await recordChange(trx, viewer, { kind: 'task', at, leadId: before.lead_id, rows })
    return { kind: 'saved', changeId }
  })
}

/** Reads a task's form; an invalid time is ignored. */
function readTask({ title, day, time, assignedTo }: TaskFields) {
  const name = cleanLine(title).trim().slice(0, leadWorkLimits.taskTitle).toWellFormed()
  const dueAt = momentInIndia(day, time || END_OF_DAY) ?? momentInIndia(day, END_OF_DAY)
  if (!name) return { problem: 'no-title' as const }
  if (!dueAt) return { problem: 'no-day' as const }
  return { task: { title: name, due_at: dueAt, assigned_to: assignedTo.trim().toLowerCase() || null } }
}
