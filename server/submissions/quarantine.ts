import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'

const SHOWN = 100

export type QuarantineKind = 'quote' | 'demo' | 'testimonial'

/** Stores a suspicious submission for the owner's review. */
export async function quarantine(
  trx: Trx,
  { kind, payload, reasons }: { kind: QuarantineKind; payload: unknown; reasons: string[] },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('quarantined_submissions')
    .values({
      id: newRowId(),
      kind,
      payload: JSON.stringify(payload),
      reasons: JSON.stringify(reasons),
      created_at: now.toISOString(),
    })
    .execute()
}

type Kinds = readonly QuarantineKind[]

/** Returns the number of quarantined submissions of these kinds. */
export async function countQuarantined(db: Db, kinds: Kinds): Promise<number> {
  const { total } = await db
    .selectFrom('quarantined_submissions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the newest quarantined submissions of these kinds with the reasons. */
export async function listQuarantined(db: Db, kinds: Kinds) {
  const rows = await db
    .selectFrom('quarantined_submissions')
    .select(['id', 'kind', 'payload', 'reasons', 'created_at'])
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ reasons, ...row }) => ({ ...row, reasons: JSON.parse(reasons) as string[] }))
}

/** Returns one quarantined submission; undefined if it is not found. */
export async function findQuarantined(
  db: Db | Trx,
  kinds: Kinds,
  id: string,
): Promise<{ kind: string; payload: string; created_at: string } | undefined> {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('quarantined_submissions')
    .select(['kind', 'payload', 'created_at'])
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
}

/** Returns the photo keys of quarantined submissions. */
export function quarantinedPhotos(rows: readonly { kind: string; payload: string }[]): string[] {
  return rows.flatMap(({ kind, payload }) => {
    const { photoKey } = kind === 'testimonial' ? (JSON.parse(payload) as { photoKey?: string }) : {}
    return photoKey ?? []
  })
}

type Removal = { viewer: Viewer; action: 'submission.released' | 'submission.deleted'; now: Date }

/** Removes submissions from the quarantine and returns those that were still there. */
export async function removeQuarantined(
  trx: Trx,
  kinds: Kinds,
  ids: readonly string[],
  { viewer, action, now }: Removal,
): Promise<{ id: string; payload: string; created_at: string }[]> {
  const meant = [...new Set(ids)].filter(isRowId)
  if (meant.length === 0) return []
  const removed = await trx
    .deleteFrom('quarantined_submissions')
    .where('id', 'in', meant)
    .where('kind', 'in', kinds)
    .returning(['id', 'payload', 'created_at'])
    .execute()
  for (const { id } of removed) {
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action,
      subjectType: 'held_back_submission',
      subjectId: id,
      at: now,
    })
  }
  return removed
}
