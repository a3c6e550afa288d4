import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLocale } from '#domain/locale.ts'
import { type Moderation, moderate, type Standing, UNDO_MS } from '#domain/testimonials/moderation.ts'
import { isAsSeen } from '#domain/testimonials/seen-standing.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { isRowId } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/outbox.ts'
import { keepDetails } from './keep-details.ts'
import type { ModerationDependencies } from './moderation-dependencies.ts'

/** Number of testimonials per request. */
const MAX_AT_ONCE = 200

/** After this time a mail about the publication would only surprise the author. */
const STILL_NEWS_DAYS = 14

/**
 * `changed`: the successful ones; `refused`: those whose standing does not allow the change; `gone`: not
 * found.
 */
export type ModerationOutcome = { changed: string[]; refused: string[]; gone: string[] }

/** The standings that a screen showed, by id; testimonials with another standing are refused. */
export type SeenStandings = ReadonlyMap<string, Standing | undefined>

/** Approves, rejects, unapproves, features or unfeatures testimonials. */
export async function moderateTestimonials(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  change: { ids: readonly string[]; moderation: Moderation; seen?: SeenStandings },
): Promise<ModerationOutcome> {
  authorize(viewer, 'testimonials:write')
  const outcome = await forEach(deps, change.ids, async (trx, id, now) => {
    const before = await readStanding(trx, id)
    if (!before) return 'gone'
    if (!isAsSeen(change.seen?.get(id), before)) return 'refused'
    const after = moderate(before, change.moderation)
    if (!after || !(await changeStanding(trx, id, { before, after }, now))) return 'refused'
    await keepDetails(trx, id, {
      previous_status: before.status,
      previous_featured: before.featured,
      moderated_at: now.toISOString(),
    })
    await notifyAuthor(deps, trx, id, after, now)
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: `testimonial.${change.moderation}`,
      subjectType: 'testimonial',
      subjectId: id,
      details: { before, after },
      at: now,
    })
    return 'changed'
  })
  deps.outbox.wake()
  return outcome
}

/** Undoes the newest change of each testimonial within the undo period. */
export async function undoModeration(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  ids: readonly string[],
  seen?: SeenStandings,
): Promise<ModerationOutcome> {
  authorize(viewer, 'testimonials:write')
  return forEach(deps, ids, async (trx, id, now) => {
    const before = await readStanding(trx, id)
    if (!before) return 'gone'
    if (!isAsSeen(seen?.get(id), before)) return 'refused'
    const details = await trx
      .selectFrom('testimonial_details')
      .select(['previous_status', 'previous_featured', 'moderated_at'])
      .where('testimonial_id', '=', id)
      .executeTakeFirst()
    if (!details?.previous_status || !details.moderated_at) return 'refused'
    if (now.getTime() - Date.parse(details.moderated_at) >= UNDO_MS) return 'refused'
    const after: Standing = {
      status: details.previous_status,
      featured: Boolean(details.previous_featured),
    }
    if (!(await changeStanding(trx, id, { before, after }, now))) return 'refused'
    await keepDetails(trx, id, { previous_status: null, previous_featured: null, moderated_at: null })
    await notifyAuthor(deps, trx, id, after, now)
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'testimonial.undone',
      subjectType: 'testimonial',
      subjectId: id,
      details: { before, after },
      at: now,
    })
    return 'changed'
  })
}

/** Changes all testimonials in one transaction, each if its standing allows it. */
async function forEach(
  { database, clock, pagesChanged }: ModerationDependencies,
  ids: readonly string[],
  work: (trx: Trx, id: string, now: Date) => Promise<keyof ModerationOutcome>,
): Promise<ModerationOutcome> {
  const now = clock()
  const outcome = await database.write(async (trx) => {
    const sorted: ModerationOutcome = { changed: [], refused: [], gone: [] }
    for (const id of new Set(ids.slice(0, MAX_AT_ONCE))) {
      sorted[isRowId(id) ? await work(trx, id, now) : 'gone'].push(id)
    }
    return sorted
  })
  if (outcome.changed.length > 0) pagesChanged()
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

/** Returns false if someone else was faster. */
async function changeStanding(
  trx: Trx,
  id: string,
  { before, after }: { before: Standing; after: Standing },
  now: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('testimonials')
    .set({ ...after, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', before.status)
    .where('featured', '=', before.featured)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  if (before.status === 'approved' || after.status === 'approved') await raisePublicVersion(trx)
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
