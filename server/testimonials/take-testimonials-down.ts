import { moderate } from '#domain/testimonials/moderation.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'

/**
 * Permanently unpublishes testimonials whose author withdrew their consent: they cannot be approved, and
 * earlier changes cannot be undone. Returns whether pages changed.
 */
export async function takeTestimonialsDown(trx: Trx, ids: string[], now: Date): Promise<boolean> {
  if (ids.length === 0) return false
  const found = await heldRows(
    trx,
    trx.selectFrom('testimonials').select(['id', 'status', 'featured']).where('id', 'in', ids),
  ).execute()
  await trx
    .deleteFrom('change_parts')
    .where('entity', '=', 'testimonials')
    .where('record_id', 'in', ids)
    .where('after', 'is not', null)
    .execute()
  for (const { id, status, featured } of found) {
    const before = { status, featured: Boolean(featured) }
    const after = moderate(before, 'reject')
    if (!after) continue
    await trx
      .updateTable('testimonials')
      .set({ ...after, updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await noteInAuditLog(trx, {
      actorId: null,
      action: 'testimonial.withdrawn',
      subjectId: id,
      details: { before, after },
      at: now,
    })
  }
  const wasShown = found.some(({ status }) => status === 'approved')
  if (wasShown) await raisePublicVersion(trx)
  return wasShown
}

/** Unpublishes a restored testimonial if its author has withdrawn their consent. */
export async function takeDownIfWithdrawn(trx: Trx, id: string, now: Date): Promise<void> {
  if (await withdrawnAt(trx, 'testimonial_id', id)) await takeTestimonialsDown(trx, [id], now)
}
