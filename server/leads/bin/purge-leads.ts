import type { Viewer } from '#domain/accounts/viewer.ts'
import { readMoment } from '#domain/address-values.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays, type Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'

/** How long deleted leads and the old values of changes are stored. */
export const BIN_DAYS = 30

const AT_ONCE = 200

type Dependencies = { database: Database; clock: Clock }

/** Deletes leads in the bin permanently. */
export async function purgeLeads(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  leadIds: readonly string[],
): Promise<{ purged: string[] }> {
  authorize(viewer, 'leads:delete')
  const ids = [...new Set(leadIds)].filter(isRowId)
  if (ids.length === 0) return { purged: [] }
  return database.write(async (trx) => {
    const rows = await trx.deleteFrom('deleted_leads').where('id', 'in', ids).returning('id').execute()
    for (const { id } of rows) {
      await noteInAuditLog(trx, { actorId: viewer.id, action: 'lead.purged', subjectId: id, at: clock() })
    }
    return { purged: rows.map(({ id }) => id) }
  })
}

/** Empties the bin as it was when the viewer saw it; leads deleted later stay. */
export async function emptyBin(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  seenAt: string,
): Promise<{ purged: number }> {
  authorize(viewer, 'leads:delete')
  const until = new Date(readMoment(seenAt) ?? clock())
  const purged = await purgeUntil(database, until)
  if (purged > 0) {
    await database.write((trx) =>
      noteInAuditLog(trx, {
        actorId: viewer.id,
        action: 'lead.bin-emptied',
        subjectType: 'bin',
        subjectId: 'leads',
        details: { leads: purged },
        at: clock(),
      }),
    )
  }
  return { purged }
}

/** Deletes leads that were in the bin too long, and the old values of old changes. */
export async function purgeOldLeads({ database, clock }: Dependencies, days = BIN_DAYS): Promise<number> {
  const until = addDays(clock(), -days)
  const purged = await purgeUntil(database, until)
  for (let more = true; more; ) {
    more = await database.write(async (trx) => {
      const old = trx
        .selectFrom('changes')
        .select('id')
        .where('made_at', '<=', until.toISOString())
        .limit(AT_ONCE)
      const forgotten = await trx.deleteFrom('changes').where('id', 'in', old).returning('id').execute()
      return forgotten.length === AT_ONCE
    })
  }
  return purged
}

/** Deletes in batches, because the snapshot of one lead can be long. */
async function purgeUntil(database: Database, until: Date): Promise<number> {
  let purged = 0
  for (;;) {
    const some = await database.write(async (trx) => {
      const due = trx
        .selectFrom('deleted_leads')
        .select('id')
        .where('deleted_at', '<=', until.toISOString())
        .limit(AT_ONCE)
      return trx.deleteFrom('deleted_leads').where('id', 'in', due).returning('id').execute()
    })
    purged += some.length
    if (some.length < AT_ONCE) return purged
  }
}
