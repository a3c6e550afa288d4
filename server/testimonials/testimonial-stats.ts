import type { Viewer } from '#domain/accounts/viewer.ts'
import { summarizeTestimonials, type TestimonialStats } from '#domain/testimonials/testimonial-stats.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'

/** Returns the figures of all testimonials from one grouped query. */
export async function testimonialStats(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<TestimonialStats> {
  authorize(viewer, 'testimonials:read')
  const groups = await database.db
    .selectFrom('testimonials')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('rating').as('stars')])
    .groupBy('status')
    .execute()
  return summarizeTestimonials(groups)
}

/** Returns the number of pending testimonials. */
export async function countPending(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<number> {
  authorize(viewer, 'testimonials:read')
  const { count } = await database.db
    .selectFrom('testimonials')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(count)
}
