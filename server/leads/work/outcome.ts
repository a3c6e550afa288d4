import { reasonWords } from '#content/office/lead-work-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isOutcome, isReason, leadWorkLimits } from '#domain/leads/lead-work.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { noteActivity } from './note-activity.ts'

type Dependencies = { database: Database; clock: Clock }

export type ReasonOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'invalid'; problem: 'no-reason' | 'too-long' }
  /** The lead was reopened, or another person gave a reason meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'gone' }

export type GivenReason = NonNullable<Awaited<ReturnType<typeof reasonOf>>>

/** The reason why the lead was won or lost; undefined without one, or while the lead is open. */
export async function reasonOf(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  return database.db
    .selectFrom('lead_outcomes')
    .innerJoin('leads', (join) =>
      join
        .onRef('leads.id', '=', 'lead_outcomes.lead_id')
        .onRef('leads.status', '=', 'lead_outcomes.outcome'),
    )
    .select(['outcome', 'reason', 'note', 'decided_by', 'decided_at', 'version'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
}

/** Records why a lead was won or lost. `version`: of the displayed reason; 0 without one. */
export async function giveReason(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, reason, note, version }: { leadId: string; reason: string; note: string; version: number },
): Promise<ReasonOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  const words = cleanText(note).trim()
  if (words.length > leadWorkLimits.reasonNote) return { kind: 'invalid', problem: 'too-long' }
  return database.write(async (trx): Promise<ReasonOutcome> => {
    const now = clock()
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select('status').where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const { status } = lead
    if (!isOutcome(status)) return { kind: 'conflict' }
    if (!isReason(status, reason)) return { kind: 'invalid', problem: 'no-reason' }
    const before = await trx
      .selectFrom('lead_outcomes')
      .selectAll()
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
    const isSame = before?.outcome === status && before.reason === reason && (before.note ?? '') === words
    if (isSame) return { kind: 'saved' }
    if (before?.outcome === status && before.version !== version) return { kind: 'conflict' }
    const decided = {
      outcome: status,
      reason,
      note: words || null,
      decided_by: viewer.email,
      decided_at: now.toISOString(),
      version: (before?.version ?? 0) + 1,
    }
    await trx
      .insertInto('lead_outcomes')
      .values({ lead_id: leadId, ...decided })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(decided))
      .execute()
    const entry = newRowId()
    await noteActivity(trx, {
      id: entry,
      leadId,
      type: 'outcome',
      title: `${status === 'won' ? 'Won' : 'Lost'}: ${reasonWords[status][reason] ?? reason}`,
      description: words || null,
      createdBy: viewer.email,
      at: now,
    })
    const rows = [
      { table: 'lead_outcomes', id: leadId, before, after: { lead_id: leadId, ...decided } },
      { table: 'lead_activities', id: entry, after: {} },
    ] as const
    const changeId = await recordChange(trx, viewer, { kind: 'reason', at: now, leadId, rows })
    return { kind: 'saved', changeId }
  })
}
