import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
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
type Reviewing = {
  database: Database
  clock: Clock
  photos?: { discard(key: string): Promise<void> }
}

/** The kinds that are reviewed with the leads, and those with the testimonials. */
export const reviewedKinds = { leads: ['quote', 'demo'], testimonials: ['testimonial'] } as const

/** The use cases that both reviews have in common. */
export function reviewOf(place: keyof typeof reviewedKinds) {
  const kinds: Kinds = reviewedKinds[place]
  return {
    /** Returns the number of submissions quarantined as suspected spam. */
    async count({ database }: Pick<Reviewing, 'database'>, viewer: Viewer | undefined): Promise<number> {
      authorize(viewer, `${place}:read`)
      const { total } = await database.db
        .selectFrom('quarantined_submissions')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('kind', 'in', kinds)
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    /** Returns the newest submissions with the reasons. */
    async list({ database }: Pick<Reviewing, 'database'>, viewer: Viewer | undefined) {
      authorize(viewer, `${place}:read`)
      const rows = await database.db
        .selectFrom('quarantined_submissions')
        .select(['id', 'kind', 'payload', 'reasons', 'created_at'])
        .where('kind', 'in', kinds)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute()
      return rows.map(({ reasons, ...row }) => ({ ...row, reasons: JSON.parse(reasons) as string[] }))
    },
    /** Deletes spam, all or none, with its photos. `gone`: none still existed. */
    async discard(
      { database, clock, photos }: Reviewing,
      viewer: Viewer | undefined,
      ids: readonly string[],
    ): Promise<{ kind: 'deleted' | 'gone' }> {
      authorize(viewer, `${place}:delete`)
      const removal = { viewer, action: 'submission.deleted', now: clock() } as const
      const removed = await database.write((trx) => removeQuarantined(trx, kinds, ids, removal))
      await Promise.all(quarantinedPhotos(removed).map((key) => photos?.discard(key)))
      return { kind: removed.length > 0 ? 'deleted' : 'gone' }
    },
  }
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
): Promise<{ id: string; kind: string; payload: string; created_at: string }[]> {
  const meant = [...new Set(ids)].filter(isRowId)
  if (meant.length === 0) return []
  const removed = await trx
    .deleteFrom('quarantined_submissions')
    .where('id', 'in', meant)
    .where('kind', 'in', kinds)
    .returning(['id', 'kind', 'payload', 'created_at'])
    .execute()
  for (const { id } of removed) {
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action,
      subjectType: 'quarantined_submission',
      subjectId: id,
      at: now,
    })
  }
  return removed
}
