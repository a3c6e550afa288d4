import type { Updateable } from 'kysely'
import type { Trx } from '#server/database/open-database.ts'
import type { TestimonialDetailsTable } from '#server/database/testimonial-tables.ts'

/**
 * Writes details; a testimonial of an older system gets its row with the first of them. With the version that a screen
 * showed (0 without a row), writes nothing and returns false if someone else saved meanwhile.
 */
export async function saveDetails(
  trx: Trx,
  testimonialId: string,
  details: Omit<Updateable<TestimonialDetailsTable>, 'testimonial_id'>,
  version?: number,
): Promise<boolean> {
  const saved = await trx
    .insertInto('testimonial_details')
    .values({
      name_shown: 'full',
      locale: 'en',
      flags: '[]',
      ...details,
      testimonial_id: testimonialId,
    })
    .onConflict((conflict) => {
      const update = conflict.column('testimonial_id')
      if (version === undefined) return update.doUpdateSet(details)
      return update
        .doUpdateSet({ ...details, version: version + 1 })
        .where('testimonial_details.version', '=', version)
    })
    .returning('testimonial_id')
    .executeTakeFirst()
  return saved !== undefined
}
