import type { Insertable } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { isRowId } from '#server/database/row-id.ts'
import type {
  TestimonialDetailsTable,
  TestimonialEditsTable,
  TestimonialsTable,
} from '#server/database/testimonial-tables.ts'
import type { ModerationDependencies } from './moderate-testimonials.ts'
import { takeDownIfWithdrawn } from './take-testimonials-down.ts'

const MAX_AT_ONCE = 200

type Deleted = {
  testimonial: Insertable<TestimonialsTable>
  details: Insertable<TestimonialDetailsTable> | undefined
  edits: Insertable<TestimonialEditsTable>[]
}

/**
 * Deletes testimonials with the mails about them. Their rows are stored separately while that can be undone.
 */
export async function deleteTestimonials(
  deps: ModerationDependencies,
  viewer: Viewer | undefined,
  ids: readonly string[],
): Promise<{ deleted: string[]; gone: string[]; changeId?: string }> {
  authorize(viewer, 'testimonials:delete')
  const { database, clock, pagesChanged } = deps
  const outcome = await database.write(async (trx) => {
    const sorted: { deleted: string[]; gone: string[] } = { deleted: [], gone: [] }
    const at = clock()
    for (const id of new Set(ids.slice(0, MAX_AT_ONCE))) {
      sorted[isRowId(id) && (await deleteOne(trx, viewer, id, at)) ? 'deleted' : 'gone'].push(id)
    }
    if (sorted.deleted.length === 0) return sorted
    const rows = sorted.deleted.map((id) => ({ table: 'testimonials', id, before: {} }) as const)
    return { ...sorted, changeId: await recordChange(trx, viewer, { kind: 'testimonial', at, rows }) }
  })
  if (outcome.deleted.length > 0) pagesChanged()
  return outcome
}

async function deleteOne(trx: Trx, viewer: Viewer, id: string, now: Date): Promise<boolean> {
  const testimonial = await trx.selectFrom('testimonials').selectAll().where('id', '=', id).executeTakeFirst()
  if (!testimonial) return false
  const details = await trx
    .selectFrom('testimonial_details')
    .selectAll()
    .where('testimonial_id', '=', id)
    .executeTakeFirst()
  const edits = await trx
    .selectFrom('testimonial_edits')
    .selectAll()
    .where('testimonial_id', '=', id)
    .execute()
  const payload: Deleted = {
    testimonial: { ...testimonial, featured: Boolean(testimonial.featured) },
    details,
    edits,
  }
  // An older database may lack our cascades, so child rows are deleted first.
  await trx.deleteFrom('emails').where('testimonial_id', '=', id).execute()
  await trx.deleteFrom('testimonial_edits').where('testimonial_id', '=', id).execute()
  await trx.deleteFrom('testimonial_details').where('testimonial_id', '=', id).execute()
  const removed = await trx.deleteFrom('testimonials').where('id', '=', id).returning('id').executeTakeFirst()
  if (!removed) return false
  await trx
    .insertInto('deleted_testimonials')
    .values({
      id,
      payload: JSON.stringify(payload),
      photo_key: details?.photo_key ?? null,
      deleted_at: now.toISOString(),
    })
    .execute()
  if (testimonial.status === 'approved') await raisePublicVersion(trx)
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action: 'testimonial.deleted',
    subjectId: id,
    details: { status: testimonial.status },
    at: now,
  })
  return true
}

/**
 * Restores a deleted testimonial, without the mails about it. One whose author withdrew their consent is not shown.
 * Returns false if it was deleted permanently.
 */
export async function restoreTestimonial(trx: Trx, viewer: Viewer, id: string, now: Date): Promise<boolean> {
  const found = await trx
    .deleteFrom('deleted_testimonials')
    .where('id', '=', id)
    .returning('payload')
    .executeTakeFirst()
  if (!found) return false
  const { testimonial, details, edits } = JSON.parse(found.payload) as Deleted
  await trx.insertInto('testimonials').values(testimonial).execute()
  if (details) await trx.insertInto('testimonial_details').values(details).execute()
  if (edits.length > 0) await trx.insertInto('testimonial_edits').values(edits).execute()
  if (testimonial.status === 'approved') await raisePublicVersion(trx)
  await takeDownIfWithdrawn(trx, id, now)
  await noteInAuditLog(trx, { actorId: viewer.id, action: 'testimonial.restored', subjectId: id, at: now })
  return true
}
