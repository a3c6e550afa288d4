import { type SqlBool, sql } from 'kysely'

/** Condition for mails with a data link, and for last mails to an erased person, which refer to no record. */
export const isShortLived = sql<SqlBool>`(emails.template in ('data-link', 'data-erased')
  or (emails.template = 'booking-cancelled' and emails.booking_id is null))`
