import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { captureLead } from './capture-lead.ts'
import type { QuoteSubmission } from './quote-form.ts'

const SHOWN = 100

type Dependencies = { database: Database; clock: Clock; messageHost: string; outbox: { wake(): void } }

/** How many submissions were held back as suspected spam. */
export async function countHeldBack(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
) {
  authorize(viewer, 'leads:read')
  const { total } = await database.db
    .selectFrom('quarantined_submissions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', '=', 'quote')
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The newest submissions that were held back, with the reasons. */
export async function listHeldBack({ database }: Pick<Dependencies, 'database'>, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const rows = await database.db
    .selectFrom('quarantined_submissions')
    .select(['id', 'payload', 'reasons', 'created_at'])
    .where('kind', '=', 'quote')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, payload, reasons, created_at }) => ({
    id,
    submission: JSON.parse(payload) as QuoteSubmission,
    reasons: JSON.parse(reasons) as string[],
    created_at,
  }))
}

export type Release = { kind: 'released' } | { kind: 'gone' }

/**
 * "Not spam": takes the submission in like any other, with its two mails. The lead is made first and the held
 * back row removed after it; should the second fail, a repeat makes no second lead, because the id is its key.
 */
export async function releaseHeldBack(
  deps: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<Release> {
  authorize(viewer, 'leads:write')
  const row = isRowId(id)
    ? await deps.database.db
        .selectFrom('quarantined_submissions')
        .select('payload')
        .where('id', '=', id)
        .where('kind', '=', 'quote')
        .executeTakeFirst()
    : undefined
  if (!row) return { kind: 'gone' }
  await captureLead(deps, {
    submission: JSON.parse(row.payload) as QuoteSubmission,
    idempotencyKey: `quarantine-${id}`,
    source: 'website_contact',
    attribution: {},
    locale: 'en',
  })
  deps.outbox.wake()
  await deps.database.write(async (trx) => {
    await trx.deleteFrom('quarantined_submissions').where('id', '=', id).execute()
    await writeAudit(trx, 'submission.released', viewer, id, deps.clock())
  })
  return { kind: 'released' }
}

/** Removes a submission that is spam. */
export async function deleteHeldBack(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'deleted' } | { kind: 'gone' }> {
  authorize(viewer, 'leads:delete')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const deleted = await trx
      .deleteFrom('quarantined_submissions')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return { kind: 'gone' }
    await writeAudit(trx, 'submission.deleted', viewer, id, clock())
    return { kind: 'deleted' }
  })
}

type Trx = Parameters<Parameters<Database['write']>[0]>[0]

async function writeAudit(trx: Trx, action: string, viewer: Viewer, id: string, now: Date) {
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action,
    subjectType: 'held_back_submission',
    subjectId: id,
    at: now,
  })
}
