import { sql } from 'kysely'
import type { Db, Trx } from '#server/database/open-database.ts'
import { type Found, type PersonalTable, type Root, rowsOf } from './personal-data.ts'

/** The columns that refer to found records, in the order in which they are searched. */
const related = {
  conversations: { leads: 'lead_id' },
  demo_bookings: { leads: 'lead_id', conversations: 'conversation_id' },
  testimonial_requests: { leads: 'lead_id' },
  emails: { leads: 'lead_id', demo_bookings: 'booking_id', testimonials: 'testimonial_id' },
  consents: { leads: 'lead_id', deleted_leads: 'lead_id', testimonials: 'testimonial_id' },
} satisfies Partial<Record<Root, PersonalTable['of']>>

/** Adds the related records: chats and demos of the leads, and the mails about all of them. */
export async function findRelatedRecords(db: Db | Trx, roots: Found): Promise<Found> {
  const merged = await mergedInto(db, [...roots.leads, ...roots.deleted_leads])
  const found = { ...roots, deleted_leads: join(roots.deleted_leads, merged) }
  for (const [table, of] of Object.entries(related)) {
    const condition = rowsOf(of, found)
    if (!condition) continue
    const rows = await db
      .selectFrom(table as keyof typeof related)
      .select('id')
      .where(condition)
      .execute()
    found[table as Root] = join(found[table as Root], rows)
  }
  found.emails = join(found.emails, await mailsAboutChats(db, found.conversations))
  return found
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
