import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { testimonialServices, testimonialStatuses } from '#domain/testimonials/testimonial.ts'
import type { TextModel } from '#server/chat/model/language-model.ts'
import type { Database } from '#server/database/open-database.ts'
import type { TestimonialsTable } from '#server/database/testimonial-tables.ts'
import { createCookies } from '#server/http/cookies.ts'
import { createFormTimer } from '#server/http/forms/form-timer.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import type { Logger } from '#server/logger.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { createSigner } from '#server/signing.ts'
import { createTestimonials } from '#server/testimonials/testimonials.ts'

const SECRET = 'a secret of at least 32 characters'

/** Returns the fields of a testimonial form without scripts; a test states only what matters to it. */
export function testimonialFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Asha Verma',
    email: 'asha@example.test',
    company: 'Saket Dental Care',
    role: 'Owner',
    serviceType: 'ai-chatbot',
    rating: '5',
    content: 'The bot books appointments while we sleep.',
    projectDetails: '',
    nameShown: 'full',
    consent: 'on',
    ...changes,
  }
}

/** Sets up testimonials as the app does, with a clock that tests set and photos that are only counted. */
export function startTestimonials(
  database: Database,
  { limits = false, timeTraps = false, models = [] as readonly TextModel[] } = {},
) {
  const logged: unknown[] = []
  const log = (entry: unknown) => {
    logged.push(entry)
  }
  const time = { now: new Date('2026-11-21T10:00:00.000Z') }
  const clock = () => time.now
  const cookies = createCookies('http://site.test')
  const formTimer = createFormTimer({ signer: createSigner(SECRET, 'form-timer'), clock })
  const photos = { taken: 0, discarded: [] as string[] }
  const told = { pages: 0 }
  const testimonials = createTestimonials({
    database,
    clock,
    siteUrl: 'http://site.test',
    messageHost: 'site.test',
    rateLimits: createRateLimits(limits),
    timeTraps,
    formTimer,
    cookies,
    verificationLinks: createSigner(SECRET, 'verify-testimonial'),
    personKey: createPersonKey(SECRET),
    outbox: { wake: () => {}, sendsAtOnce: async () => true },
    founderPhoto: () => undefined,
    photos: {
      take: async (photo) => {
        if ('problem' in photo) return { ok: false, problem: photo.problem }
        photos.taken++
        return { ok: true, key: `photo-${String(photos.taken).padStart(16, '0')}` }
      },
      read: async () => new Uint8Array([1, 2, 3]),
      discard: async (key) => {
        photos.discarded.push(key)
      },
    },
    models,
    logger: { warn: log, error: log } as unknown as Pick<Logger, 'warn' | 'error'>,
    pagesChanged: () => {
      told.pages++
    },
  })

  async function submit(
    fields: Record<string, string> = {},
    sent: { photo?: { file: string }; cookie?: string; addressKey?: string } = {},
  ) {
    return testimonials.submitTestimonial({
      fields: testimonialFields(fields),
      headers: new Headers(sent.cookie ? { cookie: sent.cookie } : {}),
      addressKey: sent.addressKey ?? '192.0.2.1',
      locale: 'en',
      photo: sent.photo,
    })
  }

  return {
    testimonials,
    submit,
    time,
    photos,
    told,
    formTimer,
    /** Returns the token in the newest mail of this kind. */
    async tokenOf(template: 'testimonial-received' | 'testimonial-request') {
      const { data } = await database.db
        .selectFrom('emails')
        .select('data')
        .where('template', '=', template)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { url, verifyUrl } = JSON.parse(data) as { url?: string; verifyUrl?: string }
      const { pathname, searchParams } = new URL(verifyUrl ?? url ?? '')
      return searchParams.get('testimonial') ?? pathname.split('/').at(-1) ?? ''
    },
  }
}

type NewTestimonial = Insertable<TestimonialsTable> & Pick<TestimonialsTable, 'id' | 'created_at'>

/** Returns a testimonial's row; a test states only what matters to it. */
export function buildTestimonialRow(changes: Partial<NewTestimonial> = {}): NewTestimonial {
  const created = changes.created_at ?? '2026-11-21T10:00:00.000Z'
  return {
    id: randomUUID(),
    name: 'Asha Verma',
    email: 'asha@example.test',
    company: 'Saket Dental Care',
    role: 'Owner',
    content: 'The bot books appointments while we sleep.',
    rating: 5,
    service_type: 'ai-chatbot',
    project_details: null,
    status: 'pending',
    photo_url: null,
    featured: false,
    created_at: created,
    updated_at: created,
    ...changes,
  }
}

const people = ['Asha Verma', 'रवि शर्मा', 'Mohammed Irfan Siddiqui', 'Priya', 'Juma Hassan Mwinyi']
const texts = [
  'The bot books appointments while we sleep.',
  'हमारी दुकान के ऑर्डर अब अपने आप लिए जाते हैं। बहुत अच्छा काम।',
  'A longer story about what we tried before and what works now. '.repeat(20),
  'Kazi nzuri, haraka na wazi.',
]

/** Yields testimonials as after years of business, the same ones each time, newest first. */
export function* realisticTestimonials(count: number): Generator<NewTestimonial> {
  const newest = Date.parse('2026-11-21T10:00:00.000Z')
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  for (let i = 0; i < count; i++) {
    const mix = (i * 2_654_435_761) % 2 ** 32
    const status = pick(testimonialStatuses, mix >>> 3)
    yield buildTestimonialRow({
      name: `${pick(people, mix >>> 5)} ${i}`,
      email: `person${i}@example.test`,
      content: pick(texts, mix >>> 7),
      rating: 1 + (mix % 5),
      service_type: pick(testimonialServices, mix >>> 9),
      status,
      featured: status === 'approved' && i % 50 === 0,
      created_at: new Date(newest - i * 37 * 60_000).toISOString(),
    })
  }
}

export async function insertTestimonials(
  database: Database,
  rows: Iterable<NewTestimonial>,
): Promise<NewTestimonial[]> {
  const all = [...rows]
  for (let at = 0; at < all.length; at += 500) {
    await database.write(async (trx) => {
      await trx
        .insertInto('testimonials')
        .values(all.slice(at, at + 500))
        .execute()
    })
  }
  return all
}
