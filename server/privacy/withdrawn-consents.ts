import { contactKeys } from '#domain/leads/contact-keys.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { PersonKey } from './person-key.ts'

/** Whom a consent is about: somebody's lead, or their testimonial. */
type About = 'lead_id' | 'testimonial_id'

/** Whether the last that they said to us is that they don't want to hear from us. Who writes again agrees again. */
export async function hasWithdrawn(db: Db | Trx, about: About, id: string): Promise<boolean> {
  return (await withdrawnAt(db, about, id)) !== null
}

/** When that was, where it is so. */
export async function withdrawnAt(db: Db | Trx, about: About, id: string): Promise<string | null> {
  return (await withdrawnAmong(db, about, [id])).get(id) ?? null
}

/** Rows about leads, each with when its person withdrew their consent: one look for the few that are shown. */
export async function withWithdrawnAt<Row>(
  db: Db,
  rows: Row[],
  leadOf: (row: Row) => string | undefined,
): Promise<(Row & { withdrawnAt: string | null })[]> {
  const leads = rows.flatMap((row) => leadOf(row) ?? [])
  const withdrawn = await withdrawnAmong(db, 'lead_id', leads)
  return rows.map((row) => ({ ...row, withdrawnAt: withdrawn.get(leadOf(row) ?? '') ?? null }))
}

type Form = { email?: string | undefined; phone?: string | undefined; created_at: string }

/** When whoever sent a form that was not taken in yet withdrew since; for each form, in their order. */
export async function withdrawnSince(
  db: Db,
  personKey: PersonKey,
  forms: Form[],
): Promise<(string | null)[]> {
  const keys = forms.map((form) => contactKeys(form).slice(0, 1).map(personKey)[0] ?? '')
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('consents')
    .select(({ fn }) => ['contact_key', fn.max('withdrawn_at').as('last')])
    .where('contact_key', 'in', keys)
    .groupBy('contact_key')
    .execute()
  const last = new Map(rows.map((row) => [row.contact_key, row.last]))
  return forms.map(({ created_at }, index) => {
    const withdrawn = last.get(keys[index] ?? '') ?? null
    return withdrawn !== null && withdrawn >= created_at ? withdrawn : null
  })
}

/**
 * Of leads or testimonials those of which that is so, each with the moment. What was taken in, or came back, only after
 * its person withdrew is not marked itself: a withdrawal under the same key that is later counts for it too.
 */
async function withdrawnAmong(db: Db | Trx, about: About, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consents')
    .select(({ fn, selectFrom }) => [
      `${about as 'lead_id'} as id`,
      fn
        .coalesce(
          'withdrawn_at',
          selectFrom('consents as others')
            .select(({ fn }) => fn.min('others.withdrawn_at').as('first'))
            .whereRef('others.contact_key', '=', 'consents.contact_key')
            .whereRef('others.withdrawn_at', '>=', 'consents.given_at'),
        )
        .as('withdrawn_at'),
    ])
    .where(about, 'in', ids)
    .orderBy('given_at')
    .execute()
  const last = new Map(rows.map(({ id, withdrawn_at }) => [id, withdrawn_at]))
  return new Map([...last].filter((entry): entry is [string, string] => entry[1] !== null))
}
