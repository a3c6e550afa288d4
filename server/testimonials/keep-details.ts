import type { Updateable } from 'kysely'
import type { Trx } from '#server/database/open-database.ts'
import type { TestimonialDetailsTable } from '#server/database/testimonial-tables.ts'

/** Writes details; a testimonial of an older system gets its row with the first of them. */
export async function keepDetails(
  trx: Trx,
  testimonialId: string,
  details: Omit<Updateable<TestimonialDetailsTable>, 'testimonial_id'>,
): Promise<void> {
  await trx
    .insertInto('testimonial_details')
    .values({
      name_shown: 'full',
      locale: 'en',
      flags: '[]',
      tags: '[]',
      ...details,
      testimonial_id: testimonialId,
    })
    .onConflict((conflict) => conflict.column('testimonial_id').doUpdateSet(details))
    .execute()
}
