import { type SqlBool, sql } from 'kysely'

/** Condition for unresolved undelivered mails; it matches the index. */
export const isNotDelivered = sql<SqlBool>`(emails.status = 'dead' and emails.settled_at is null)`
