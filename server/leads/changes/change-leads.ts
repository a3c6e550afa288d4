import { differences, type FieldValues } from '#domain/leads/lead-change.ts'
import type { Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { readStandings } from '../lead-standing.ts'
import { noteActivities } from '../work/note-activity.ts'
import { writeFields } from '../write-fields.ts'
import { beginChange, type ChangeMaker } from './begin-change.ts'
import { describeChange } from './describe-change.ts'

/**
 * A correction by the person replaces the old contact; after a change by the team the old one stays known.
 */
export const OWN_CORRECTION = 'own-correction'

type Change = {
  viewer: ChangeMaker
  at: Date
  /** The kind of change, such as `status`, `edit` or `assign`. */
  kind: string
  leads: readonly { id: string; set: FieldValues }[]
  /** Is shown below the change in the timelines. */
  note?: string | undefined
  /** An earlier part of the same change, if many leads are changed in several transactions. */
  changeId?: string | undefined
}

/** `changed`: the leads that the change altered. The id undoes all of it. */
export type ChangedLeads = { changeId: string; changed: string[] }

/**
 * Sets fields of leads and stores their old values, so that the change can be undone; fields with the same
 * value are skipped. Every change of a lead's fields goes through here, a few hundred leads at a time at
 * most.
 */
export async function changeLeads(trx: Trx, change: Change): Promise<ChangedLeads> {
  const { viewer, note, kind } = change
  const at = change.at.toISOString()
  const wanted = new Map(
    change.leads.filter(({ id }) => isRowId(id)).map(({ id, set }) => [id.toLowerCase(), set]),
  )
  const standings = await readStandings(trx, [...wanted.keys()])
  const changes = [...standings].flatMap(([leadId, now]) => {
    const set = wanted.get(leadId.toLowerCase())
    const { before, after } = differences(now, withFollowers(now, set ?? {}, at))
    return Object.keys(after).length > 0 ? [{ leadId, before, after }] : []
  })
  const changeId = change.changeId ?? newRowId()
  if (changes.length === 0) return { changeId, changed: [] }

  await beginChange(trx, {
    viewer,
    at: change.at,
    kind,
    changeId,
    leads: changes.map(({ leadId }) => leadId),
  })
  await keepParts(trx, changeId, changes)
  const source = kind === 'import' || kind === 'merge' ? kind : 'edit'
  await writeFields(trx, changes, change.at, { source, ...(kind === OWN_CORRECTION ? { forgets: {} } : {}) })
  await noteActivities(
    trx,
    changes.flatMap(({ leadId, before, after }) =>
      describeChange(before, after).map(({ type, title }, index) => ({
        leadId,
        type,
        title,
        description: index === 0 ? note : undefined,
        createdBy: viewer.email,
        at: change.at,
      })),
    ),
  )
  return { changeId, changed: changes.map(({ leadId }) => leadId) }
}

type Part = { leadId: string; before: FieldValues; after: FieldValues }

/** If one change meets a lead twice, undoing restores the first old value. */
async function keepParts(trx: Trx, changeId: string, parts: Part[]): Promise<void> {
  const kept = await trx
    .selectFrom('change_parts')
    .select(['record_id', 'before', 'after'])
    .where('change_id', '=', changeId)
    .where('entity', '=', 'leads')
    .where(
      'record_id',
      'in',
      parts.map(({ leadId }) => leadId),
    )
    .execute()
  const earlier = new Map(kept.map(({ record_id, ...part }) => [record_id, part]))
  await trx
    .insertInto('change_parts')
    .values(
      parts.map(({ leadId, before, after }) => {
        const first = earlier.get(leadId)
        return {
          change_id: changeId,
          entity: 'leads',
          record_id: leadId,
          lead_id: leadId,
          before: JSON.stringify({ ...before, ...JSON.parse(first?.before ?? '{}') }),
          after: JSON.stringify({ ...JSON.parse(first?.after ?? '{}'), ...after }),
        }
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['change_id', 'entity', 'record_id']).doUpdateSet((eb) => ({
        before: eb.ref('excluded.before'),
        after: eb.ref('excluded.after'),
      })),
    )
    .execute()
}

/** The first contact is stored with the status that implies it; later ones are in the timeline. */
function withFollowers(now: FieldValues, set: FieldValues, at: string): FieldValues {
  const isFirstContact = set.status === 'contacted' && now.status !== 'contacted' && !now.last_contacted
  const times = Object.fromEntries(
    (['follow_up_date', 'last_contacted'] as const)
      .filter((name) => typeof set[name] === 'string')
      .map((name) => [name, new Date(set[name] as string).toISOString()]),
  )
  return { ...(isFirstContact ? { last_contacted: at } : {}), ...set, ...times }
}
