import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLocale } from '#domain/locale.ts'
import { type Moderation, moderate, type Standing, UNDO_MS } from '#domain/testimonials/moderation.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { type ChangedRow, recordChange } from '#server/changes/record-change.ts'
import { addDays, type Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { isRowId } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'

/** Number of testimonials per request. */
const MAX_AT_ONCE = 200

/** After this time a mail about the publication would only surprise the author. */
const STILL_NEWS_DAYS = 14

export type ModerationDependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  /** Called after a commit that may have changed public pages. */
  pagesChanged(): void
}

/**
 * `changed`: the successful ones; `refused`: those whose standing does not allow the change; `gone`: not
 * found.
 */
export type ModerationOutcome = {
  changed: string[]
  refused: string[]
  gone: string[]
  changeId?: string
}

/** Approves, rejects, unapproves, features or unfeatures testimonials. */
export async function moderateTestimonials(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  change: { ids: readonly string[]; moderation: Moderation },
): Promise<ModerationOutcome> {
  authorize(viewer, 'testimonials:write')
  const now = deps.clock()
  const outcome = await deps.database.write(async (trx) => {
    const sorted: ModerationOutcome = { changed: [], refused: [], gone: [] }
    const rows: ChangedRow[] = []
    for (const id of new Set(change.ids.slice(0, MAX_AT_ONCE))) {
      const before = isRowId(id) ? await readStanding(trx, id) : undefined
      const after = before && moderate(before, change.moderation)
      const done = { id, action: `testimonial.${change.moderation}`, at: now }
      const isChanged = after && (await changeStanding(deps, trx, viewer, { ...done, before, after }))
      sorted[isChanged ? 'changed' : before ? 'refused' : 'gone'].push(id)
      // Status and featured belong together, so they are stored and compared as one value.
      if (isChanged)
        rows.push({ table: 'testimonials', id, before: { standing: before }, after: { standing: after } })
    }
    if (rows.length === 0) return sorted
    return { ...sorted, changeId: await recordChange(trx, viewer, { kind: 'testimonial', at: now, rows }) }
  })
  if (outcome.changed.length > 0) deps.pagesChanged()
  deps.outbox.wake()
  return outcome
}

async function readStanding(trx: Trx, id: string): Promise<Standing | undefined> {
  const found = await trx
    .selectFrom('testimonials')
    .select(['status', 'featured'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found && { status: found.status, featured: Boolean(found.featured) }
}

type StandingChange = {
  id: string
  before: Standing
  after: Standing
  /** In the audit log. */
  action: string
  at: Date
}

/** Changes a standing with all that follows from it; returns false if someone else was faster. */
export async function changeStanding(
  deps: ModerationDependencies,
  trx: Trx,
  viewer: Viewer,
  { id, before, after, action, at }: StandingChange,
): Promise<boolean> {
  const changed = await trx
    .updateTable('testimonials')
    .set({ ...after, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', before.status)
    .where('featured', '=', before.featured)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  if (before.status === 'approved' || after.status === 'approved') await raisePublicVersion(trx)
  await notifyAuthor(deps, trx, id, after, at)
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action,
    subjectId: id,
    details: { before, after },
    at,
  })
  return true
}

/**
 * Mails the author once that their testimonial is published, after the undo period; undoing the approval
 * withdraws a waiting mail. Only verified addresses get it.
 */
async function notifyAuthor(
  { messageHost }: ModerationDependencies,
  trx: Trx,
  id: string,
  { status }: Standing,
  now: Date,
): Promise<void> {
  const letters = trx
    .selectFrom('emails')
    .select('id')
    .where('testimonial_id', '=', id)
    .where('template', '=', 'testimonial-approved')
  if (status !== 'approved') {
    await trx
      .deleteFrom('emails')
      .where('testimonial_id', '=', id)
      .where('template', '=', 'testimonial-approved')
      .where('status', '=', 'queued')
      .where('attempts', '=', 0)
      .execute()
    return
  }
  if (await letters.executeTakeFirst()) return
  const writer = await trx
    .selectFrom('testimonials')
    .innerJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
    .select(['name', 'email', 'locale'])
    .where('testimonials.id', '=', id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  if (!writer) return
  const { name, email, locale } = writer
  await enqueueEmails(
    trx,
    [
      {
        template: 'testimonial-approved',
        to: email,
        locale: isLocale(locale) ? locale : 'en',
        testimonialId: id,
        planned: { at: new Date(now.getTime() + UNDO_MS), until: addDays(now, STILL_NEWS_DAYS) },
        data: { name },
      },
    ],
    now,
    messageHost,
  )
}
