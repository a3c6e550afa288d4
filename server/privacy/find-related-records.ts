import { sql } from 'kysely'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { Found } from './find-subject-records.ts'

/** Adds the related records: chats and demos of the leads, and the mails about all of them. */
export async function findRelatedRecords(db: Db | Trx, roots: Found): Promise<Found> {
  const chats = await db
    .selectFrom('conversations')
    .select('id')
    .where('lead_id', 'in', orNone(roots.leads))
    .execute()
  const conversations = join(roots.conversations, chats)
  const demos = await db
    .selectFrom('demo_bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('lead_id', 'in', orNone(roots.leads)),
        // A chat's id is a text in another format, so `NO_ID` never matches.
        eb('conversation_id', 'in', orNone(conversations)),
      ]),
    )
    .execute()
  const bookings = join(roots.demo_bookings, demos)
  const requests = await db
    .selectFrom('testimonial_requests')
    .select('id')
    .where('lead_id', 'in', orNone(roots.leads))
    .execute()
  const merged = await mergedInto(db, [...roots.leads, ...roots.deleted_leads])
  const bin = join(roots.deleted_leads, merged)
  const emails = await db
    .selectFrom('emails')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('lead_id', 'in', orNone(roots.leads)),
        eb('booking_id', 'in', orNone(bookings)),
        eb('testimonial_id', 'in', orNone(roots.testimonials)),
      ]),
    )
    .execute()
  const consents = await db
    .selectFrom('consents')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('lead_id', 'in', orNone([...roots.leads, ...bin])),
        eb('testimonial_id', 'in', orNone(roots.testimonials)),
      ]),
    )
    .execute()
  return {
    ...roots,
    conversations,
    demo_bookings: bookings,
    deleted_leads: bin,
    testimonial_requests: join(roots.testimonial_requests, requests),
    emails: join(join(roots.emails, emails), await mailsAboutChats(db, conversations)),
    consents: join(roots.consents, consents),
  }
}

/** SQL does not allow an empty `in` list, so this id of no record is used. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Returns the ids for a SQL `in` list; if there are none, an id that matches nothing. */
export function orNone(ids: string[]): string[] {
  return ids.length > 0 ? ids : [NO_ID]
}

function join(ids: string[], rows: { id: string }[]): string[] {
  return [...new Set([...ids, ...rows.map(({ id }) => id)])]
}

/** Finds leads that were merged into these, directly or indirectly; each is a separate entry in the bin. */
async function mergedInto(db: Db | Trx, leads: string[]): Promise<{ id: string }[]> {
  const found = new Set<string>()
  for (let into = leads; into.length > 0; ) {
    const merged = await db
      .selectFrom('deleted_leads')
      .select('id')
      .where('merged_into', 'in', into)
      .execute()
    into = merged.map(({ id }) => id).filter((id) => !found.has(id))
    for (const id of into) found.add(id)
  }
  return [...found].map((id) => ({ id }))
}

/** Finds mails about chats that had no lead yet: only the mail's data names the chat. */
async function mailsAboutChats(db: Db | Trx, conversations: string[]): Promise<{ id: string }[]> {
  if (conversations.length === 0) return []
  return (
    db
      .selectFrom('emails')
      .select('id')
      // SQLite uses the partial index only if the query contains the literal value.
      .where('template', '=', sql.lit('chat-waiting'))
      .where((eb) => eb.or(conversations.map((id) => eb('data', 'like', `%"conversationId":"${id}"%`))))
      .execute()
  )
}
