import type { ColumnType, Generated } from 'kysely'
import type { LeadOutcome } from '#domain/leads/lead-work.ts'

export type LeadTasksTable = {
  id: string
  lead_id: string
  title: string
  due_at: string
  done_at: string | null
  /** A team member's address in lower case. */
  assigned_to: string | null
  created_by: string
  created_at: string
  updated_at: string
  version: Generated<number>
}

/** The reason why a lead was won or lost; valid only while the lead has that status. */
export type LeadOutcomesTable = {
  lead_id: string
  outcome: LeadOutcome
  reason: string
  note: string | null
  decided_by: string
  decided_at: string
  version: Generated<number>
}

/** Templates for replies to leads. A row with the id of a built-in template replaces it. */
export type ReplyTemplatesTable = {
  id: string
  name: string
  subject: string
  body: string
  /** The language of leads for whom it is offered first; null in a template that the team added. */
  locale: string | null
  created_at: string
  updated_by: string
  updated_at: string
  version: Generated<number>
}

export type SavedViewsTable = {
  id: string
  /** The account that saved it. */
  owner_id: string
  name: string
  /** Filters, order and columns, as in the list's URL. */
  address: string
  shared: ColumnType<boolean | number, boolean, boolean>
  created_at: string
  updated_at: string
}
