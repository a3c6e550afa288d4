import { contactKeys } from '#domain/leads/contact-keys.ts'
import type { Locale } from '#domain/locale.ts'
import { CONSENT_WORDING, type ConsentOccasion } from '#domain/privacy/consent.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import type { PersonKey } from './person-key.ts'

type Consent = {
  email?: string | undefined
  phone?: string | undefined
  occasion: ConsentOccasion
  locale: Locale
  leadId?: string | undefined
  testimonialId?: string | undefined
}

/**
 * Keeps that somebody agreed when they sent something, in the transaction of what is made of it: a form that was held
 * back is taken in later. Whose it was stands as a keyed hash.
 */
export async function noteConsent(
  trx: Trx,
  personKey: PersonKey,
  consent: Consent,
  givenAt: string,
): Promise<void> {
  const [contact] = contactKeys(consent)
  if (!contact) return
  await trx
    .insertInto('consents')
    .values({
      id: newRowId(),
      contact_key: personKey(contact),
      lead_id: consent.leadId ?? null,
      testimonial_id: consent.testimonialId ?? null,
      occasion: consent.occasion,
      wording: CONSENT_WORDING,
      locale: consent.locale,
      given_at: givenAt,
      withdrawn_at: null,
    })
    .execute()
}
