import { type SqlBool, sql } from 'kysely'

/** Whether a row of `leads` was created by an import. */
export const isImported = sql<SqlBool>`exists (
  select 1 from imported_leads where imported_leads.lead_id = leads.id
)`

/**
 * The moment when a won or lost row of `leads` was closed: the last change of its status, otherwise its last
 * update. Null for leads that were imported as closed.
 */
export const closedAt = sql<string | null>`coalesce((
  select max(lead_activities.created_at) from lead_activities
  where lead_activities.lead_id = leads.id and lead_activities.activity_type = 'status_change'
), case when ${isImported} then null else leads.updated_at end)`
