import type { ChangeResult } from './change-result.ts'
import { countOf, textOf } from './form-values.ts'

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

/**
 * `goTo`: where to go when the page of what was changed is gone with it. `next`: where somebody came from. `progress`:
 * there is more to do.
 */
export type UndoResult = ChangeResult & { goTo?: string; next?: string; progress?: UndoProgress }

/** How far it was before this part, as the form says it. */
export function undoProgressOf(form: FormData): UndoProgress {
  return {
    changeId: textOf(form, 'changeId'),
    from: textOf(form, 'from'),
    back: countOf(form, 'back'),
    stayed: countOf(form, 'stayed'),
    left: countOf(form, 'left'),
  }
}
