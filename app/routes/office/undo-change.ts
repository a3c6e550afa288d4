import { undoChange } from '#app/features/leads/office/undo-intent.ts'
import { nothingToRead } from '#app/lib/json-answer.ts'
import { officeAction } from '#app/lib/office/office-action.ts'

export const loader = nothingToRead

/** Takes back the change that a message offers to undo. */
export const action = officeAction('leads:write', { undo: undoChange })
