import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import type { TestimonialFilters, TestimonialSort } from '#domain/testimonials/testimonial-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { contains } from '#server/database/contains.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { asTestimonial, testimonialColumns } from './testimonial-row.ts'

export const TESTIMONIALS_PER_PAGE = 25

const searched = ['name', 'email', 'company', 'role', 'content', 'project_details'] as const

type Order = readonly [column: 'created_at' | 'rating', direction: 'asc' | 'desc']
const orders: Record<TestimonialSort, readonly Order[]> = {
  newest: [['created_at', 'desc']],
  oldest: [['created_at', 'asc']],
  best: [
    ['rating', 'desc'],
    ['created_at', 'desc'],
  ],
  worst: [
    ['rating', 'asc'],
    ['created_at', 'desc'],
  ],
}

/** The testimonials that the filters leave, one page of them, and how many there are in all. */
export async function listTestimonials(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  filters: TestimonialFilters,
) {
  authorize(viewer, 'testimonials:read')
  const { db, kind } = database
  const matching = db.selectFrom('testimonials').where((eb) => testimonialMatches(eb, kind, filters))
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(Number(total) / TESTIMONIALS_PER_PAGE))
  const page = Math.min(filters.page, pages)
  const order = orders[filters.sort]
  const rows = await order
    .reduce(
      (query, [column, direction]) => query.orderBy(`testimonials.${column}`, direction),
      matching
        .leftJoin('testimonial_details', 'testimonial_details.testimonial_id', 'testimonials.id')
        .select(testimonialColumns),
    )
    // As the dates go, so that the index has the whole order.
    .orderBy('testimonials.id', order.at(-1)?.[1] ?? 'desc')
    .limit(TESTIMONIALS_PER_PAGE)
    .offset((page - 1) * TESTIMONIALS_PER_PAGE)
    .execute()
  const now = clock()
  return { testimonials: rows.map((row) => asTestimonial(row, now)), total: Number(total), page, pages }
}

function testimonialMatches(
  eb: ExpressionBuilder<Tables, 'testimonials'>,
  kind: DatabaseKind,
  { search, status, service, rating, tag }: TestimonialFilters,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb.lit(true)]
  if (status) conditions.push(eb('status', '=', status))
  if (service) conditions.push(eb('service_type', 'in', spellingsOf(service)))
  if (rating) conditions.push(eb('rating', '>=', rating))
  for (const word of search.split(/\s+/u).filter(Boolean)) {
    conditions.push(eb.or(searched.map((column) => contains(kind, eb.ref(`testimonials.${column}`), word))))
  }
  if (tag) {
    conditions.push(
      eb.exists(
        eb
          .selectFrom('testimonial_details')
          .select(sql.lit(1).as('one'))
          .whereRef('testimonial_id', '=', 'testimonials.id')
          .where((details) => contains(kind, details.ref('tags'), JSON.stringify(tag))),
      ),
    )
  }
  return eb.and(conditions)
}

/** The key, and the label that a database which was taken over may hold instead. */
export function spellingsOf(service: TestimonialService): string[] {
  return [service, testimonialServiceLabels[service]]
}
