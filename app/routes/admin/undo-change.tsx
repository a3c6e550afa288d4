import { adminMeta } from '#app/admin-page.ts'
import { undoChange } from '#app/features/leads/admin/undo-intent.ts'
import { UndoPage } from '#app/features/leads/admin/undo-page.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'

export const meta = () => adminMeta('Take a change back')

export const loader = officeLoader('leads:write', async () => null)

export const action = officeAction('leads:write', { undo: undoChange })

/** Shows how far a change of very many has been taken back. */
export default function UndoChange() {
  return <UndoPage />
}
