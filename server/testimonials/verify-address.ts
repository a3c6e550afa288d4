import { isLocale, type Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { Signer } from '#server/signing.ts'

const LINK_VALID_MS = 30 * 24 * 60 * 60 * 1000

type Dependencies = { database: Database; clock: Clock; siteUrl: string; verificationLinks: Signer }

/** Returns the link that verifies the author's address. It is signed, so nothing is stored. */
export function verificationUrl(
  { siteUrl, verificationLinks }: Pick<Dependencies, 'siteUrl' | 'verificationLinks'>,
  testimonialId: string,
  now: Date,
): string {
  const token = verificationLinks.sign([testimonialId, now.getTime() + LINK_VALID_MS].join(' '))
  return `${siteUrl}/testimonials/verify/${token}`
}

/** `open`: not verified yet. `gone`: no such testimonial, or an invalid link. */
export type AddressState = { kind: 'open' | 'verified'; locale: Locale } | { kind: 'gone' }

/** Returns the state of a link. Reading changes nothing, because mail scanners follow links too. */
export async function readVerification(deps: Dependencies, token: string): Promise<AddressState> {
  const id = openLink(deps, token)
  const found =
    id &&
    (await deps.database.db
      .selectFrom('testimonial_details')
      .select(['verified_at', 'locale'])
      .where('testimonial_id', '=', id)
      .executeTakeFirst())
  if (!found) return { kind: 'gone' }
  return { kind: found.verified_at ? 'verified' : 'open', locale: localeOf(found.locale) }
}

/** Marks the address as verified; repeated calls have no further effect. */
export async function verifyAddress(deps: Dependencies, token: string): Promise<AddressState> {
  const id = openLink(deps, token)
  if (!id) return { kind: 'gone' }
  const at = deps.clock().toISOString()
  return deps.database.write(async (trx) => {
    await trx
      .updateTable('testimonial_details')
      .set({ verified_at: at })
      .where('testimonial_id', '=', id)
      .where('verified_at', 'is', null)
      .execute()
    const found = await trx
      .selectFrom('testimonial_details')
      .select('locale')
      .where('testimonial_id', '=', id)
      .executeTakeFirst()
    return found ? { kind: 'verified', locale: localeOf(found.locale) } : { kind: 'gone' }
  })
}

function openLink({ clock, verificationLinks }: Dependencies, token: string): string | undefined {
  const [id, validUntil] = verificationLinks.open(token)?.split(' ') ?? []
  return id && isRowId(id) && clock().getTime() <= Number(validUntil) ? id : undefined
}

function localeOf(text: string): Locale {
  return isLocale(text) ? text : 'en'
}
