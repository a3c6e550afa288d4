import type { Viewer } from '#domain/accounts/viewer.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { changeLeads } from './change-leads.ts'
import { type LeadStanding, readStandings } from './current-fields.ts'

export type LeadChanged =
  | { kind: 'changed'; changeId: string; name: string }
  | { kind: 'unchanged' }
  | { kind: 'gone' }

type Change = { set: FieldValues; note?: string }
/** The new values, or the outcome of a change that is refused. */
type Decision<Refusal> = Change | Refusal

/** Changes fields of one lead; `decide` is given the present ones, which are locked until they are written. */
export async function changeLead<Refusal extends { kind: string }>(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { leadId, kind }: { leadId: string; kind: string },
  decide: (now: LeadStanding, at: Date, trx: Trx) => Decision<Refusal> | Promise<Decision<Refusal>>,
): Promise<LeadChanged | Refusal> {
  authorize(viewer, 'leads:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  return database.write(async (trx): Promise<LeadChanged | Refusal> => {
    const at = clock()
    const now = (await readStandings(trx, [leadId])).get(leadId)
    if (!now) return { kind: 'gone' }
    const decision = await decide(now, at, trx)
    if (!('set' in decision)) return decision as Refusal
    const { set, note } = decision as Change
    const { changeId, changed } = await changeLeads(trx, {
      viewer,
      at,
      kind,
      leads: [{ id: leadId, set }],
      note,
    })
    return changed.length > 0 ? { kind: 'changed', changeId, name: String(now.name) } : { kind: 'unchanged' }
  })
}
