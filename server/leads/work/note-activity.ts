import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'

export type NewActivity = {
  /** If it comes from a form, a repeat of the form adds nothing. */
  id?: string
  leadId: string
  /** The type, such as `status_change`, `note` or `call`. */
  type: string
  title: string
  description?: string | null | undefined
  /** The email address of the member who did it; null for the product. */
  createdBy: string | null
  at: Date
  scheduledAt?: string | undefined
  completedAt?: string | undefined
}

/**
 * Adds an entry to a lead's timeline, in the transaction of the event it describes. Returns its id; undefined for a
 * repeat.
 */
export async function noteActivity(trx: Trx, activity: NewActivity): Promise<string | undefined> {
  const [id] = await noteActivities(trx, [activity])
  return id
}

export async function noteActivities(trx: Trx, activities: NewActivity[]): Promise<string[]> {
  if (activities.length === 0) return []
  const rows = activities.map((activity) => ({
    id: activity.id ?? newRowId(),
    lead_id: activity.leadId,
    activity_type: activity.type,
    title: activity.title,
    description: activity.description ?? null,
    scheduled_at: activity.scheduledAt ?? null,
    completed_at: activity.completedAt ?? null,
    created_by: activity.createdBy,
    created_at: activity.at.toISOString(),
  }))
  const added = await trx
    .insertInto('lead_activities')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}
