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
 * Stores a consent in the transaction that stores the form. A quarantined form is stored later than it was sent. The
 * person is stored as a keyed hash.
 */
export async function noteConsent(
  trx: Trx,
  personKey: PersonKey,
  consent: Consent,
  givenAt: string,
): Promise<void> {
  const [contact] = contactKeys(consent)
  if (!contact) return
  const contactKey = personKey(contact)
  await trx
    .insertInto('consents')
    .values((eb) => ({
      id: newRowId(),
      contact_key: contactKey,
      lead_id: consent.leadId ?? null,
      testimonial_id: consent.testimonialId ?? null,
      occasion: consent.occasion,
      wording: CONSENT_WORDING,
      locale: consent.locale,
      given_at: givenAt,
      // A form that was sent before a withdrawal but stored after it counts as withdrawn.
      withdrawn_at: eb
        .selectFrom('consents as earlier')
        .select(({ fn }) => fn.min('earlier.withdrawn_at').as('at'))
        .where('earlier.contact_key', '=', contactKey)
        .where('earlier.withdrawn_at', '>=', givenAt),
    }))
    .execute()
}
