import type { Viewer } from '#domain/accounts/viewer.ts'
import type { ChangedName, FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'

type Question = {
  leadId: string
  field: ChangedName
  /** What the field said on the screen, and what it says now; empty where it says nothing. */
  seen: string
  now: string
}

const LATER_ONES = 20

/**
 * Whether all that a field became since the screen showed it was this person's own doing: an answer can be lost after
 * the server did what was asked, and who then goes on from what the screen shows passes over nobody.
 */
export async function isOwnDoing(
  trx: Trx,
  viewer: Pick<Viewer, 'email'>,
  { leadId, field, seen, now }: Question,
): Promise<boolean> {
  const newest = await trx
    .selectFrom('lead_change_parts')
    .innerJoin('lead_changes', 'lead_changes.id', 'lead_change_parts.change_id')
    .select(['made_by', 'before', 'after', 'lead_change_parts.undone_at'])
    .where('lead_id', '=', leadId)
    .where('after', 'like', `%"${field}":%`)
    .orderBy('made_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(LATER_ONES)
    .execute()
  let became = now
  for (const { made_by, before, after, undone_at } of newest) {
    if (made_by !== viewer.email || undone_at !== null || valueIn(after, field) !== became) return false
    became = valueIn(before, field)
    if (became === seen) return true
  }
  return false
}

function valueIn(fields: string, name: ChangedName): string {
  return String((JSON.parse(fields) as FieldValues)[name] ?? '')
}
