import type { ChangeResult } from './change-result.ts'

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
  const text = (name: string) => String(form.get(name) ?? '')
  const number = (name: string) => Math.max(0, Math.trunc(Number(text(name))) || 0)
  return {
    changeId: text('changeId'),
    from: text('from'),
    back: number('back'),
    stayed: number('stayed'),
    left: number('left'),
  }
}
