import type { ColumnType } from 'kysely'
import type { LeadOutcome } from '#domain/leads/lead-work.ts'

/** Something to do for a lead. */
export type LeadTasksTable = {
  id: string
  lead_id: string
  title: string
  due_at: string
  done_at: string | null
  /** A team member's address, lower case. */
  assigned_to: string | null
  created_by: string
  created_at: string
  /** Names the version that somebody looked at. */
  updated_at: string
}

/** Why a lead was won or lost; of use only while the lead's status says the same. */
export type LeadOutcomesTable = {
  lead_id: string
  outcome: LeadOutcome
  reason: string
  note: string | null
  decided_by: string
  decided_at: string
}

/** Notes, tasks and reasons before somebody deleted them or wrote over them, while that can be undone. */
export type DeletedLeadItemsTable = {
  id: string
  /** The id of a reason is its lead's; that of a contact came with the form that removed it. */
  kind: 'note' | 'task' | 'reason' | 'contact'
  lead_id: string
  /** JSON: its row, and what was left in its place. */
  payload: string
  deleted_by: string
  deleted_at: string
}

/** Who has a lead's page open; a row that was not renewed for a while counts no more. */
export type LeadPresenceTable = {
  lead_id: string
  viewer_id: string
  name: string
  seen_at: string
}

/** Texts to answer leads with. A row with the id of one of ours stands in its place. */
export type ReplyTemplatesTable = {
  id: string
  name: string
  subject: string
  body: string
  /** One of ours that the team does not want. */
  is_hidden: ColumnType<boolean | number, boolean | undefined, boolean>
  updated_by: string
  updated_at: string
}
