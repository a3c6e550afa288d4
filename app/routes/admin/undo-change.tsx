import { Link } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { LEADS } from '#app/features/leads/admin/lead-result.ts'
import { undoChange } from '#app/features/leads/admin/undo-intent.ts'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'

export const meta = () => adminMeta('Undo')

export const loader = officeLoader('leads:write', async () => null)

export const action = officeAction('leads:write', { undo: undoChange })

/** Is seen only if a form was sent before scripts ran and nothing was undone. */
export default function UndoChange() {
  return (
    <section className="max-w-prose">
      <h1>Undo</h1>
      <p className="mt-3 text-muted">After a change, the screen offers to undo it.</p>
      <Link to={LEADS} className="admin-button mt-4">
        Leads
      </Link>
    </section>
  )
}
