import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Locale } from '#domain/locale.ts'
import { CONSENT_WORDING } from '#domain/privacy/consent.ts'
import { flagsOf, type TestimonialFlag, testimonialFlags, textKey } from '#domain/testimonials/flags.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import { noteActivity } from '#server/leads/work/note-activity.ts'
import { noteConsent } from '#server/privacy/note-consent.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import { noteEvent } from '#server/webhooks/note-event.ts'
import { photoUrl } from './photos/photo-names.ts'
import type { UsedRequest } from './request-links.ts'
import type { TestimonialSubmission } from './submit-testimonial.ts'
import { verificationUrl } from './verify-address.ts'

/**
 * Anyone can have this mail sent to any address, so it quotes enough to recognise the text but not a whole
 * advertisement.
 */
const REPEATED_CHARACTERS = 300

export type NewTestimonial = {
  id: string
  submission: TestimonialSubmission
  locale: Locale
  photoKey: string | undefined
  /** How long the form was open; undefined if unknown. */
  openMs: number | undefined
  /** When consent was given, if the testimonial is stored later. */
  agreedAt?: string
  request: UsedRequest | undefined
  flags?: readonly TestimonialFlag[]
}

type Dependencies = {
  siteUrl: string
  messageHost: string
  verificationLinks: Signer
  personKey: PersonKey
}

/** Writes the testimonial, its details and its two mails. It is always pending and not featured. */
export async function writeTestimonial(
  deps: Dependencies,
  trx: Trx,
  newTestimonial: NewTestimonial,
  now: Date,
): Promise<void> {
  const { id, submission, locale, photoKey, openMs, request } = newTestimonial
  const { name, email, company, role, serviceType, rating, content, projectDetails } = submission
  const at = now.toISOString()
  const agreedAt = newTestimonial.agreedAt ?? at
  const words = wordsKey(content)
  const found = flagsOf({
    texts: [content, projectDetails, name, company, role],
    openMs,
    ...(await findDuplicates(trx, email, words)),
  })
  const flags = testimonialFlags.filter(
    (flag) => found.includes(flag) || newTestimonial.flags?.includes(flag),
  )
  // The request was sent to that address, so a user with the link can read its mail.
  const isVerified = request !== undefined && emailKey(request.email) === emailKey(email)
  await trx
    .insertInto('testimonials')
    .values({
      id,
      name,
      email,
      company: company ?? null,
      role: role ?? null,
      content,
      rating,
      service_type: serviceType,
      project_details: projectDetails ?? null,
      status: 'pending',
      photo_url: photoKey ? photoUrl(photoKey) : null,
      featured: false,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await trx
    .insertInto('testimonial_details')
    .values({
      testimonial_id: id,
      name_shown: submission.nameShown,
      consented_at: agreedAt,
      consent_version: CONSENT_WORDING,
      locale,
      verified_at: isVerified ? at : null,
      lead_id: request?.leadId ?? null,
      request_id: request?.id ?? null,
      photo_key: photoKey ?? null,
      own_words: submission.ownWords ?? null,
      text_key: words,
      flags: JSON.stringify(flags),
    })
    .execute()
  const consent = { email, occasion: 'testimonial', locale, testimonialId: id } as const
  await noteConsent(trx, deps.personKey, consent, agreedAt)
  await noteEvent(trx, { type: 'testimonial.received', subjectId: id, at: now })
  if (request) {
    await noteActivity(trx, {
      leadId: request.leadId,
      type: 'testimonial',
      title: 'Wrote a testimonial',
      createdBy: null,
      at: now,
    })
  }
  await enqueueEmails(
    trx,
    [
      {
        template: 'testimonial-waiting',
        to: TO_OWNER,
        replyTo: email,
        locale: 'en',
        testimonialId: id,
        data: {
          testimonialId: id,
          name,
          email,
          company,
          role,
          service: serviceType,
          rating,
          content,
          projectDetails,
          isVerified,
          isRequested: request !== undefined,
          flags,
        },
      },
      {
        template: 'testimonial-received',
        to: email,
        locale,
        testimonialId: id,
        data: {
          name,
          content: shortened(content),
          verifyUrl: isVerified ? undefined : verificationUrl(deps, id, now),
        },
      },
    ],
    now,
    deps.messageHost,
  )
}

/** Returns a new testimonial id. */
export const newTestimonialId = (): string => randomUUID()

/** Returns an equal key for texts that people would consider the same. */
function wordsKey(content: string): string {
  return createHash('sha256').update(textKey(content)).digest('base64url')
}

async function findDuplicates(trx: Trx, email: string, words: string) {
  const [sameAddress, sameText] = [
    await trx
      .selectFrom('testimonials')
      .select('id')
      .where(sql`lower(email)`, '=', emailKey(email))
      .limit(1)
      .executeTakeFirst(),
    await trx
      .selectFrom('testimonial_details')
      .select('testimonial_id')
      .where('text_key', '=', words)
      .limit(1)
      .executeTakeFirst(),
  ]
  return { sameAddress: sameAddress !== undefined, sameText: sameText !== undefined }
}

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > REPEATED_CHARACTERS
    ? `${characters.slice(0, REPEATED_CHARACTERS).join('')}…`
    : text
}
