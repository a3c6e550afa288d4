import type { Insertable } from 'kysely'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { Database } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import type { TestimonialDetailsTable, TestimonialsTable } from '#server/database/testimonial-tables.ts'
import { buildTestimonialRow } from './test-testimonials.ts'

export type Publication = Partial<Insertable<TestimonialsTable>> & {
  details?: Partial<Insertable<TestimonialDetailsTable>>
}

const plain = { locale: 'en', name_shown: 'full', flags: '[]', tags: '[]' }

/**
 * Inserts approved testimonials into a site's database, as another instance would, and returns their ids,
 * newest first.
 */
export async function publish(database: Database, publications: readonly Publication[]): Promise<string[]> {
  const newest = Date.parse('2026-11-20T10:00:00.000Z')
  const rows = publications.map(({ details, ...row }, at) => ({
    row: buildTestimonialRow({
      status: 'approved',
      created_at: new Date(newest - at * 86_400_000).toISOString(),
      ...row,
    }),
    details,
  }))
  await database.write(async (trx) => {
    for (const { row, details } of rows) {
      await trx.insertInto('testimonials').values(row).execute()
      await trx
        .insertInto('testimonial_details')
        .values({ ...plain, ...details, testimonial_id: row.id } as Insertable<TestimonialDetailsTable>)
        .execute()
    }
    await raisePublicVersion(trx)
  })
  return rows.map(({ row }) => row.id)
}

/** Removes all testimonials from the site. */
export async function unpublishAll(database: Database): Promise<void> {
  await database.write(async (trx) => {
    await trx.deleteFrom('testimonial_details').execute()
    await trx.deleteFrom('testimonials').execute()
    await raisePublicVersion(trx)
  })
}

const hindi =
  'हमारी दुकान के ऑर्डर अब अपने आप लिए जाते हैं। ग्राहक रात को भी लिखते हैं और उन्हें तुरंत जवाब मिलता है। पहले दिन से काम हल्का हो गया, और बाद में कोई पैसा नहीं जोड़ा गया।'
const english =
  'Earlier two of us answered the same questions until ten at night. Now the assistant answers at once, however people write, and only the difficult ones reach me. Setting it up took nine days, two of them because of me. I would have liked a button to pause it during the sale; that came a week later, without an extra bill. What it cannot answer it passes on with everything that was said.'

const photo = { photo_key: 'x'.repeat(22) }
const client = { request_id: '00000000-0000-4000-8000-000000000001' }

/**
 * Testimonials of all kinds: long and short names, three languages, all ratings, with and without a photo.
 */
export const everyKind: Publication[] = [
  {
    content: english,
    featured: true,
    project_details: 'Two branches.\n\nOne inbox.',
    details: { ...photo, ...client, reply: 'Thank you. Every shop has that button now.' },
  },
  {
    name: 'रवीन्द्र कुमार शर्मा',
    company: 'शर्मा साड़ी भंडार',
    role: 'मालिक',
    content: hindi,
    rating: 4,
    featured: true,
  },
  {
    name: 'Venkatanarasimharajuvaripeta Thiruvananthapuram Balasubramaniam-Chattopadhyay',
    company: 'International Centre for Coaching and Competitive Examination Preparation Private Limited',
    role: 'Director of Admissions, Outreach and Parent Communication',
    content: 'Good work.',
    rating: 3,
    featured: true,
    details: client,
  },
  { content: 'Two stars: the first draft\nmissed the point.', rating: 2, details: { name_shown: 'short' } },
  {
    content: 'It took three weeks longer than said.',
    rating: 1,
    service_type: 'website-development',
    details: { name_shown: 'anonymous', ...photo, reply: 'You are right, it did.' },
  },
  ...Array.from({ length: 5 }, (_, at) => ({
    content: `Kazi nzuri. `.repeat(at * 10 + 1),
    company: null,
    role: null,
  })),
]

/** The longest texts that the form allows. */
export const longest: Publication = {
  content: (english + hindi).repeat(10).slice(0, testimonialLimits.content),
  project_details: english.repeat(10).slice(0, testimonialLimits.projectDetails),
  featured: true,
  details: { ...photo, ...client, reply: (hindi + english).repeat(10).slice(0, testimonialLimits.reply) },
}
