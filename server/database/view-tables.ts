import type { ColumnType } from 'kysely'

/** Ways of the team to look at the leads. */
export type SavedViewsTable = {
  id: string
  /** Who saved it. */
  owner_id: string
  name: string
  /** Filters, order and columns, as the list's address says them. */
  address: string
  /** Whether the whole team has it. */
  shared: ColumnType<boolean | number, boolean, boolean>
  created_at: string
  updated_at: string
}

/** The view with which somebody's list begins. */
export type UsualViewsTable = { user_id: string; view_id: string }
