import { sql } from 'kysely'
import type { Db } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'

type Row = { subject_type: string; subject_id: string | null }
type Named = { id: string; name: string }

/** Returns the present names of the records that entries are about, by kind and id. */
export async function namesOfRecords(
  db: Db,
  rows: readonly Row[],
): Promise<(row: Row) => string | undefined> {
  const named =
    (table: keyof Tables, name = 'name') =>
    (ids: string[]): Promise<Named[]> =>
      db
        .selectFrom(table as 'leads')
        .select(['id', sql<string>`${sql.ref(name)}`.as('name')])
        .where('id', 'in', ids)
        .execute()
  const readers: Record<string, (ids: string[]) => Promise<Named[]>> = {
    user: named('user'),
    invitation: named('verification', 'value'),
    lead: async (ids) => [...(await named('leads')(ids)), ...(await named('deleted_leads')(ids))],
    booking: named('demo_bookings'),
    testimonial: named('testimonials'),
    saved_view: named('saved_views'),
    reply_template: named('reply_templates'),
    email: async (ids) => {
      const emails = await named('emails', 'to_address')(ids)
      return emails.map(({ id, name }) => ({ id, name: name === TO_OWNER ? 'the owner' : name }))
    },
    conversation: async (ids) => {
      const chats = await named('conversations', 'facts')(ids)
      return chats.flatMap(({ id, name: facts }) => {
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
