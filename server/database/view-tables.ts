import type { ColumnType } from 'kysely'

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

/** A user's default view of the list. */
export type UsualViewsTable = { user_id: string; view_id: string }
