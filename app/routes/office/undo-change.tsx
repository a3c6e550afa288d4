import { LEADS } from '#app/features/leads/office/paths.ts'
import { undoChange } from '#app/features/leads/office/undo-intent.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

export const meta = () => officeMeta('Undo')

export const loader = officeLoader('leads:write', async () => null)

export const action = officeAction('leads:write', { undo: undoChange })

/** Is seen only if a form was sent before scripts ran and nothing was undone. */
export default function UndoChange() {
  return (
    <Page>
      <PageHeader title="Undo" />
      <EmptyState title="Nothing was undone" actions={<ButtonLink to={LEADS}>Leads</ButtonLink>}>
        After a change, the screen offers to undo it.
      </EmptyState>
    </Page>
  )
}
