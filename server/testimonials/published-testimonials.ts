import type { ExpressionBuilder } from 'kysely'
import type { PublishedQuery } from '#domain/testimonials/published-filters.ts'
import { shownName } from '#domain/testimonials/shown-name.ts'
import { type TestimonialService, testimonialServices } from '#domain/testimonials/testimonial.ts'
import { averageRating } from '#domain/testimonials/testimonial-stats.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { Tables } from '#server/database/tables.ts'
import { spellingsOf } from './list-testimonials.ts'
import { photoUrls } from './photos/photo-names.ts'
import { selectTestimonials, type TestimonialRow } from './testimonial-row.ts'

const ON_HOME = 3
const ON_A_SERVICE_PAGE = 3
/** A page with this many testimonials of maximum length still fits the first round trip. */
const PER_PAGE = 8

/** The public fields of a testimonial. */
export type PublishedTestimonial = ReturnType<typeof asPublished>

type Dependencies = { database: Database }

/** Returns up to three featured testimonials, newest first. */
export async function featuredTestimonials(deps: Dependencies): Promise<PublishedTestimonial[]> {
  const rows = await published(deps).where('featured', '=', true).limit(ON_HOME).execute()
  return rows.map(asPublished)
}

/** Returns up to three testimonials about the services, featured ones first. */
export async function testimonialsAbout(
  deps: Dependencies,
  services: readonly TestimonialService[],
): Promise<PublishedTestimonial[]> {
  const rows = await published(deps)
    .where('service_type', 'in', services.flatMap(spellingsOf))
    .clearOrderBy()
    .orderBy('featured', 'desc')
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
    .limit(ON_A_SERVICE_PAGE)
    .execute()
  return rows.map(asPublished)
}

/** Returns one page of the filtered testimonials; the average and its count cover all published ones. */
export async function publishedTestimonials(
  deps: Dependencies,
  { service, rating, page: wanted }: PublishedQuery,
) {
  const { db } = deps.database
  const left = (eb: ExpressionBuilder<Tables, 'testimonials'>) =>
    eb.and([
      ...(service ? [eb('service_type', 'in', spellingsOf(service))] : []),
      ...(rating ? [eb('rating', '=', rating)] : []),
    ])
  const all = db.selectFrom('testimonials').where('status', '=', 'approved')
  const { count, stars } = await all
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('rating').as('stars')])
    .executeTakeFirstOrThrow()
  const { total } = await all
    .where(left)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const inUse = await all.select('service_type').distinct().execute()
  const pages = Math.max(1, Math.ceil(Number(total) / PER_PAGE))
  const page = Math.min(wanted, pages)
  const rows = await published(deps)
    .where((eb) => left(eb as unknown as ExpressionBuilder<Tables, 'testimonials'>))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return {
    testimonials: rows.map(asPublished),
    total: Number(total),
    page,
    pages,
    /** These cover all published ones, regardless of the filters. */
    count: Number(count),
    averageRating: averageRating(Number(stars ?? 0), Number(count)),
    /** The services with published testimonials. */
    services: testimonialServices.filter((one) =>
      inUse.some(({ service_type }) => spellingsOf(one).includes(service_type)),
    ),
  }
}

/** Returns a single published testimonial; undefined if there is none. */
export async function publishedTestimonial(
  deps: Dependencies,
  id: string,
): Promise<PublishedTestimonial | undefined> {
  if (!isRowId(id)) return undefined
  const row = await published(deps).where('testimonials.id', '=', id).executeTakeFirst()
  return row && asPublished(row)
}

function published({ database: { db } }: Dependencies) {
  return selectTestimonials(db)
    .where('testimonials.status', '=', 'approved')
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
}

function asPublished(row: TestimonialRow) {
  const { photo_key: photo } = row
  const name = shownName(row.name, row.name_shown ?? 'full')
  return {
    id: row.id,
    /** As the author chose; undefined if anonymous. */
    name,
    // A company or a photo would identify an anonymous author.
    company: name === undefined ? undefined : (row.company ?? undefined),
    role: row.role ?? undefined,
    content: row.content,
    rating: row.rating,
    /** Undefined for an unknown service of an older system. */
    service: testimonialServices.find((service) => spellingsOf(service).includes(row.service_type)),
    projectDetails: row.project_details ?? undefined,
    photo: photo && name !== undefined ? photoUrls(photo) : undefined,
    reply: row.reply ?? undefined,
    date: row.created_at,
    /** Whether it came through a request link to a client. */
    isClient: row.request_id !== null,
  }
}
