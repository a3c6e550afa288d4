import type { Viewer } from '#domain/accounts/viewer.ts'
import { knownOnlyKey } from '#domain/leads/known-contacts.ts'
import type { ChangedName } from '#domain/leads/lead-change.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { lockCalendar, takenSlots } from '#server/bookings/calendar/calendar.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { LeadsTable } from '#server/database/tables.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { finishUndo } from '../changes/finish-undo.ts'
import { putRowsBack } from '../changes/put-rows-back.ts'
import type { LeadSnapshot } from '../lead-rows.ts'
import { separateLead } from '../merge/separate-lead.ts'
import { noteActivity } from '../work/note-activity.ts'
import { restorableSnapshot } from './restorable-snapshot.ts'

/** Something that could not be undone or restored. */
export type UndoNote =
  /** The time of its demo is taken. */
  | { kind: 'slot-taken'; name: string; at: string }
  /** The person contacted us again meanwhile, so there are now two leads. */
  | { kind: 'newer-lead'; name: string; leadId: string }
  /** The lead that it was merged into no longer exists and cannot return anything. */
  | { kind: 'kept-is-gone'; name: string }
  /** A lead, or another record without a name, was changed since: in that field, if it is one. */
  | { kind: 'stays'; name?: string; field?: ChangedName }

export type Restorations = { restored: string[]; gone: string[]; notes: UndoNote[] }

/** Restores deleted leads with all their data, as far as possible. */
export async function restoreLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  leadIds: readonly string[],
): Promise<Restorations> {
  authorize(viewer, 'leads:delete')
  const outcome: Restorations = { restored: [], gone: [], notes: [] }
  for (const id of new Set(leadIds)) {
    const done = isRowId(id)
      ? await database.write(
          async (trx) =>
            (await restoreOne(trx, viewer, id, clock())) ?? (await separateLead(trx, viewer, id, clock())),
        )
      : undefined
    if (done) outcome.notes.push(...done.notes)
    outcome[done?.isBack ? 'restored' : 'gone'].push(id)
  }
  return outcome
}

/** `isBack`: whether the lead is in the list again. */
export type BroughtBack = { isBack: boolean; notes: UndoNote[] }

async function restoreOne(
  trx: Trx,
  viewer: Viewer,
  leadId: string,
  now: Date,
): Promise<BroughtBack | undefined> {
  const kept = await trx
    .deleteFrom('deleted_leads')
    .where('id', '=', leadId)
    .where('merged_into', 'is', null)
    .returning(['payload', 'change_id', 'deleted_at'])
    .executeTakeFirst()
  if (!kept) return undefined
  const stored = JSON.parse(kept.payload) as LeadSnapshot
  const { name } = stored.lead
  const demos = stored.rows.demo_bookings ?? []
  if (demos.length > 0) await lockCalendar(trx, now)
  const taken = await takenSlots(
    trx,
    demos.map(({ id, slot, starts_at, minutes }) => ({
      id: String(id),
      slot: slot === null ? null : String(slot),
      startsAt: String(starts_at),
      minutes: Number(minutes),
    })),
  )
  const snapshot = restorableSnapshot(stored, { taken, deletedAt: kept.deleted_at, now })
  await trx
    .insertInto('leads')
    // `updated_at` is restored too, because the trends use it as the day of a decision.
    .values(snapshot.lead as unknown as LeadsTable)
    .execute()
  const claims = await othersClaims(trx, snapshot)
  await putRowsBack(trx, withKnownOnly(snapshot, claims))
  const waiting = (snapshot.rows.emails ?? []).filter(({ status }) => status === 'queued')
  await enqueueJobs(
    trx,
    waiting.map(({ id, planned_at }) => ({
      kind: 'email',
      key: String(id),
      runAt: planned_at === null ? now : new Date(String(planned_at)),
    })),
  )
  const newer = [...claims.values()][0]
  await finishUndo(trx, kept.change_id, now)
  await noteActivity(trx, {
    leadId,
    type: 'restored',
    title: 'Brought back from the bin',
    createdBy: viewer.email,
    at: now,
  })
  await noteInAuditLog(trx, { actorId: viewer.id, action: 'lead.restored', subjectId: leadId, at: now })
  const notes = [
    ...demos
      .filter(({ id }) => taken.has(String(id)))
      .map(({ starts_at }) => ({ kind: 'slot-taken' as const, name, at: String(starts_at) })),
    ...(newer ? [{ kind: 'newer-lead' as const, name, leadId: newer }] : []),
  ]
  return { isBack: true, notes }
}

/** Returns the other leads that now own the person's addresses and numbers. */
async function othersClaims(trx: Trx, { lead, rows }: LeadSnapshot): Promise<Map<string, string>> {
  const contacts = (rows.lead_contacts ?? []).map(({ contact }) => String(contact))
  if (contacts.length === 0) return new Map()
  const claims = await trx
    .selectFrom('lead_contacts')
    .select(['contact', 'lead_id'])
    .where('contact', 'in', contacts)
    .where('lead_id', '<>', lead.id)
    .execute()
  return new Map(claims.map(({ contact, lead_id }) => [contact, lead_id]))
}

/** Contacts that now identify another lead stay listed here without identifying this one. */
function withKnownOnly(snapshot: LeadSnapshot, claims: ReadonlyMap<string, string>): LeadSnapshot {
  const contacts = (snapshot.rows.lead_contacts ?? []).map((row) => {
    const contact = String(row.contact)
    return claims.has(contact) ? { ...row, contact: knownOnlyKey(contact, snapshot.lead.id) } : row
  })
  return { ...snapshot, rows: { ...snapshot.rows, lead_contacts: contacts } }
}
