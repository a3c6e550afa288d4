import type { Db } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'

type Row = { subject_type: string; subject_id: string | null }
type Named = { id: string; name: string }

/** Returns the present names of the records that entries are about, by kind and id. */
export async function namesOfRecords(
  db: Db,
  rows: readonly Row[],
): Promise<(row: Row) => string | undefined> {
  const readers: Record<string, (ids: string[]) => Promise<Named[]>> = {
    user: (ids) => db.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute(),
    invitation: (ids) =>
      db.selectFrom('verification').select(['id', 'value as name']).where('id', 'in', ids).execute(),
    lead: async (ids) => [
      ...(await db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids).execute()),
      ...(await db.selectFrom('deleted_leads').select(['id', 'name']).where('id', 'in', ids).execute()),
    ],
    booking: (ids) => db.selectFrom('demo_bookings').select(['id', 'name']).where('id', 'in', ids).execute(),
    testimonial: (ids) =>
      db.selectFrom('testimonials').select(['id', 'name']).where('id', 'in', ids).execute(),
    saved_view: (ids) => db.selectFrom('saved_views').select(['id', 'name']).where('id', 'in', ids).execute(),
    reply_template: (ids) =>
      db.selectFrom('reply_templates').select(['id', 'name']).where('id', 'in', ids).execute(),
    email: async (ids) => {
      const emails = await db
        .selectFrom('emails')
        .select(['id', 'to_address as name'])
        .where('id', 'in', ids)
        .execute()
      return emails.map(({ id, name }) => ({ id, name: name === TO_OWNER ? 'the owner' : name }))
    },
    conversation: async (ids) => {
      const chats = await db
        .selectFrom('conversations')
        .select(['id', 'facts'])
        .where('id', 'in', ids)
        .execute()
      return chats.flatMap(({ id, facts }) => {
        const { name } = JSON.parse(facts) as { name?: string }
        return name ? [{ id, name }] : []
      })
    },
  }
  const kinds = Map.groupBy(rows, ({ subject_type }) => subject_type)
  const names = new Map<string, string>()
  for (const [kind, of] of kinds) {
    const ids = [...new Set(of.flatMap((row) => idOf(row) ?? []))]
    const found = ids.length > 0 ? await readers[kind]?.(ids) : undefined
    for (const { id, name } of found ?? []) names.set(`${kind} ${id}`, name)
  }
  return ({ subject_type, subject_id }) => names.get(`${subject_type} ${subject_id}`)
}

const textIds = new Set(['user', 'invitation', 'conversation', 'booking', 'reply_template'])

/** PostgreSQL refuses to compare other texts with its ids. */
function idOf({ subject_type, subject_id }: Row): string | undefined {
  return subject_id && (textIds.has(subject_type) || isUuid(subject_id)) ? subject_id : undefined
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
