export const UNDO = '/del-admin-dashboard/changes/undo'

/** How far taking a change to many back has come; each part of the work says it to the next. */
export type UndoProgress = {
  changeId: string
  /** The lead behind which it goes on. */
  from: string
  back: number
  /** Not taken back: changed since, or gone. */
  stayed: number
  left: number
}
