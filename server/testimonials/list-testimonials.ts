import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import type { TestimonialFilters, TestimonialSort } from '#domain/testimonials/testimonial-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { contains } from '#server/database/contains.ts'
import type { Database, DatabaseKind } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { asTestimonial, selectTestimonials } from './testimonial-row.ts'

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

/** Returns one page of the filtered testimonials, and their total number. */
export async function listTestimonials(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filters: TestimonialFilters,
) {
  authorize(viewer, 'testimonials:read')
  const { ids, ...place } = await findPage(database, filters)
  if (ids.length === 0) return { testimonials: [], ...place }
  const rows = await selectTestimonials(database.db).where('testimonials.id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const testimonials = ids.flatMap((id) => {
    const row = found.get(id)
    return row ? [asTestimonial(row)] : []
  })
  return { testimonials, ...place }
}

type Page = { ids: string[]; total: number; page: number; pages: number }

/** Returns the ids on the page. Only ids are sorted, because the texts are long. */
async function findPage({ db, kind }: Database, filters: TestimonialFilters): Promise<Page> {
  const matching = db.selectFrom('testimonials').where((eb) => testimonialMatches(eb, kind, filters))
  const order = orders[filters.sort]
  const sorted = order
    .reduce(
      (query, [column, direction]) => query.orderBy(`testimonials.${column}`, direction),
      matching.select('testimonials.id'),
    )
    // The id has the direction of the date, so that the index covers the whole order.
    .orderBy('testimonials.id', order.at(-1)?.[1] ?? 'desc')
    .limit(TESTIMONIALS_PER_PAGE)
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const total = Number(counted.total)
  const pages = Math.max(1, Math.ceil(total / TESTIMONIALS_PER_PAGE))
  const page = Math.min(filters.page, pages)
  const rows = await sorted.offset((page - 1) * TESTIMONIALS_PER_PAGE).execute()
  return { ids: rows.map(({ id }) => id), total, page, pages }
}

function testimonialMatches(
  eb: ExpressionBuilder<Tables, 'testimonials'>,
  kind: DatabaseKind,
  { search, status, service, rating, featured }: TestimonialFilters,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb.lit(true)]
  if (status) conditions.push(eb('status', '=', status))
  if (service) conditions.push(eb('service_type', 'in', spellingsOf(service)))
  if (rating) conditions.push(eb('rating', '>=', rating))
  if (featured) conditions.push(eb('featured', '=', featured === 'yes'))
  const words = search.split(/\s+/u).filter(Boolean)
  if (words.length > 0) conditions.push(holdsAll(eb, kind, words))
  return eb.and(conditions)
}

/**
 * Returns a condition that all words occur in the texts; words contain no space, so none matches across two
 * texts.
 */
function holdsAll(
  eb: ExpressionBuilder<Tables, 'testimonials'>,
  kind: DatabaseKind,
  words: string[],
): Expression<SqlBool> {
  const texts = searched.map((column) => sql`coalesce(${eb.ref(`testimonials.${column}`)}, '')`)
  const all = sql<string>`(${sql.join(texts, sql` || ' ' || `)})`
  return eb.and(words.map((word) => contains(kind, all, word)))
}

/** Returns the key of a service, and the label that an older database may contain instead. */
export function spellingsOf(service: TestimonialService): string[] {
  return [service, testimonialServiceLabels.en[service]]
}
