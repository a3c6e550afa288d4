import { leadFieldWords } from '#content/office/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { noteActivities } from '../work/note-activity.ts'

type Told = { type: string; title: string }
type Changed = { leadId: string; before: FieldValues; after: FieldValues }

/** Describes changes in the timelines of their leads, each with a note. */
export async function noteChanges(
  trx: Trx,
  changes: readonly Changed[],
  { by, at, note }: { by: string; at: Date; note: string | undefined },
): Promise<void> {
  await noteActivities(
    trx,
    changes.flatMap(({ leadId, before, after }) =>
      describeChange(before, after).map((told, index) => ({
        leadId,
        ...told,
        description: index === 0 ? note : undefined,
        createdBy: by,
        at,
      })),
    ),
  )
}

/**
 * Describes a change for the timeline: one entry each for status, owner, follow-up and contacts, then one for
 * the rest.
 */
function describeChange(before: FieldValues, after: FieldValues): Told[] {
  const {
    name,
    email,
    phone,
    status,
    assigned_to,
    follow_up_date,
    last_contacted,
    lead_score,
    lead_priority,
    score_reasons,
    ...rest
  } = after
  const told: Told[] = []
  if (status !== undefined) told.push({ type: 'status_change', title: `Status changed to ${status}` })
  if (assigned_to !== undefined) {
    told.push({
      type: 'assignment',
      title: assigned_to ? `Assigned to ${assigned_to}` : 'Assigned to nobody',
    })
  }
  if (follow_up_date !== undefined) {
    const day = typeof follow_up_date === 'string' ? formatDay(follow_up_date) : undefined
    told.push({ type: 'follow_up', title: day ? `Follow-up set for ${day}` : 'Follow-up taken out' })
  }
  for (const [field, value] of Object.entries({ name, email, phone })) {
    if (value === undefined) continue
    const word = leadFieldWords[field as keyof typeof leadFieldWords]
    const earlier = before[field as keyof FieldValues]
    const title = !earlier
      ? `${word} added: ${value}`
      : value
        ? `${word} changed from ${earlier} to ${value}`
        : `${word} removed: ${earlier}`
    told.push({ type: 'edit', title })
  }
  const edited = Object.keys(rest).map((name) => leadFieldWords[name as keyof typeof rest].toLowerCase())
  if (edited.length > 0) told.push({ type: 'edit', title: `Changed: ${edited.join(', ')}` })
  const isOnlyScored = told.length === 0 && (lead_score !== undefined || lead_priority !== undefined)
  if (isOnlyScored) told.push({ type: 'edit', title: 'Changed: score' })
  return told
}
