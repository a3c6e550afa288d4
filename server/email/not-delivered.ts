import { type SqlBool, sql } from 'kysely'

/** Whether a mail could not be delivered and nobody has seen to it yet. In words that the index has. */
export const isNotDelivered = sql<SqlBool>`(emails.status = 'dead' and emails.settled_at is null)`
