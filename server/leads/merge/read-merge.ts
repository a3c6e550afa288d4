import type { Viewer } from '#domain/accounts/viewer.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import { type MergeChoice, type MergeField, mergeFields } from '#domain/leads/merge/merge-choices.ts'
import { choicesFor, usualChoice } from '#domain/leads/merge/merge-leads.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { Tables } from '#server/database/tables.ts'
import { type LeadFields, readLeadFields } from '../changes/lead-fields.ts'
import { asAny } from '../lead-rows.ts'

export type MergeSide = { id: string; created_at: string; values: FieldValues }

export type MergePreview = NonNullable<Awaited<ReturnType<typeof readMerge>>>

const countedTables = [
  'lead_activities',
  'conversations',
  'demo_bookings',
  'emails',
  'lead_tasks',
] as const satisfies (keyof Tables)[]

/** Returns two leads side by side before a merge. */
export async function readMerge(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  keepId: string,
  otherId: string,
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(keepId) || !isRowId(otherId) || keepId === otherId) return undefined
  const { db } = database
  const fields = await readLeadFields(db, [keepId, otherId])
  const [keep, other] = [fields.get(keepId), fields.get(otherId)]
  if (!keep || !other) return undefined
  const counts = await Promise.all(
    countedTables.map(async (table) => {
      const { rows } = await db
        .selectFrom(asAny(table))
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('lead_id', '=', otherId)
        .executeTakeFirstOrThrow()
      return [table, Number(rows)]
    }),
  )
  const choices = mergeFields.map((field) => {
    const both = [field, keep, other] as const
    return [field, { choices: choicesFor(...both), usual: usualChoice(...both) }]
  })
  return {
    keep: asSide(keepId, keep),
    other: asSide(otherId, other),
    /** The fields in which both leads have a value, and the preselected choice. */
    choices: Object.fromEntries(choices) as Record<
      MergeField,
      { choices: MergeChoice[]; usual: MergeChoice }
    >,
    /** The number of rows that move. */
    moves: Object.fromEntries(counts) as Record<(typeof countedTables)[number], number>,
    /** Identifies the present state of both leads. */
    version: mergeVersion(keep, other),
  }
}

function asSide(id: string, { created_at, version: _, ...values }: LeadFields): MergeSide {
  return { id, created_at, values: { ...values, phone: phoneText(String(values.phone ?? '')) } }
}

/** Returns a text that changes when one of the leads changes. */
export function mergeVersion(...leads: { version: number }[]): string {
  return leads.map(({ version }) => version).join(' ')
}

/**
 * Returns the lead that another one was merged into, across several merges; undefined if it was not merged.
 */
export async function mergedInto(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  leadId: string,
): Promise<string | undefined> {
  authorize(viewer, 'leads:read')
  let found: string | undefined
  for (let id = leadId, step = 0; isRowId(id) && step < 10; step++) {
    const kept = await database.db
      .selectFrom('deleted_leads')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!kept?.merged_into) break
    found = kept.merged_into
    id = found
  }
  return found
}
