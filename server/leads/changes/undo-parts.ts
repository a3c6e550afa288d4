import type { Viewer } from '#domain/accounts/viewer.ts'
import { type ChangedName, type FieldValues, takeBack } from '#domain/leads/lead-change.ts'
import { undoRows } from '#server/changes/undo-rows.ts'
import type { Trx } from '#server/database/open-database.ts'
import { readStandings } from '../lead-standing.ts'
import { noteActivities } from '../work/note-activity.ts'
import { writeFields } from '../write-fields.ts'
import { describeChange } from './describe-change.ts'

/** Leads per transaction. */
export const UNDONE_AT_ONCE = 200

/** The reason why a lead stayed: a field that was changed since. */
export type StayedLead = {
  leadId: string
  name: string
  field: ChangedName
  by: string | null
  at: string | null
}

/** The leads after that one, up to a limit. */
export type SomeParts = { from?: string; limit?: number }
/** `isStale`: rows other than leads were changed since. */
type Done = {
  undone: string[]
  stayed: StayedLead[]
  isStale: boolean
  gone: number
  last: string | undefined
}

/** Undoes a change on some of its leads; `last` is where the next part begins. */
export async function undoSome(
  trx: Trx,
  viewer: Viewer,
  change: { id: string; kind: string; made_at: string },
  now: Date,
  { from = '', limit = UNDONE_AT_ONCE }: SomeParts = {},
): Promise<Done> {
  const at = now.toISOString()
  let parts = trx
    .selectFrom('change_parts')
    .select(['record_id', 'before', 'after'])
    .where('change_id', '=', change.id)
    .where('entity', '=', 'leads')
    .where('undone_at', 'is', null)
    .orderBy('record_id')
    .limit(limit + 1)
  if (from) parts = parts.where('record_id', '>', from)
  const found = (await parts.execute()).map(({ record_id }) => record_id)
  const leadIds = found.slice(0, limit)
  const standings = await readStandings(trx, leadIds)
  // Read again under the lock, because another person may have undone them meanwhile.
  const held = await parts.where('record_id', '<=', leadIds.at(-1) ?? '').execute()
  const puts: { leadId: string; before: FieldValues; after: FieldValues }[] = []
  const stayed: StayedLead[] = []
  let gone = 0
  for (const { record_id: leadId, before, after } of held) {
    const standing = standings.get(leadId)
    if (!standing) {
      gone++
      continue
    }
    const back = takeBack({ before: JSON.parse(before ?? '{}'), after: JSON.parse(after ?? '{}') }, standing)
    if ('put' in back) puts.push({ leadId, before: standing, after: back.put })
    else stayed.push(await whoChanged(trx, change, leadId, back.changedSince, String(standing.name)))
  }
  const undone = puts.map(({ leadId }) => leadId)
  if (undone.length > 0) {
    await writeFields(trx, puts, now, { forgets: { since: change.made_at } })
    await trx
      .updateTable('change_parts')
      .set({ undone_at: at })
      .where('change_id', '=', change.id)
      .where('record_id', 'in', undone)
      .execute()
    await noteActivities(
      trx,
      puts.flatMap(({ leadId, before, after }) =>
        describeChange(before, after).map(({ type, title }) => ({
          leadId,
          type,
          title,
          description: 'The change before was taken back.',
          createdBy: viewer.email,
          at: now,
        })),
      ),
    )
  }
  const isLast = found.length <= limit
  // What was written with the change, such as a call, goes with it.
  const rows = isLast && stayed.length === 0 ? await undoRows(trx, change.id, at) : []
  if (isLast) await finish(trx, change.id, at)
  if (undone.length === 0) undone.push(...(rows ?? []).slice(0, 1))
  return { undone, stayed, isStale: rows === undefined, gone, last: isLast ? undefined : leadIds.at(-1) }
}

/** The change counts as undone once no lead waits; leads that stayed can be tried again. */
async function finish(trx: Trx, changeId: string, at: string): Promise<void> {
  await trx
    .updateTable('changes')
    .set({ undone_at: at })
    .where('id', '=', changeId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_parts')
            .select('record_id')
            .where('change_id', '=', changeId)
            .where('undone_at', 'is', null),
        ),
      ),
    )
    .execute()
}

const LATER_ONES = 20

async function whoChanged(
  trx: Trx,
  change: { id: string; made_at: string },
  leadId: string,
  field: ChangedName,
  name: string,
): Promise<StayedLead> {
  const later = await trx
    .selectFrom('change_parts')
    .innerJoin('changes', 'changes.id', 'change_parts.change_id')
    .select(['made_by', 'made_at', 'after'])
    .where('entity', '=', 'leads')
    .where('record_id', '=', leadId)
    .where('change_id', '<>', change.id)
    .where('made_at', '>=', change.made_at)
    .orderBy('made_at', 'desc')
    .limit(LATER_ONES)
    .execute()
  const found = later.find(({ after }) => Object.hasOwn(JSON.parse(after ?? '{}') as FieldValues, field))
  return { leadId, name, field, by: found?.made_by ?? null, at: found?.made_at ?? null }
}
