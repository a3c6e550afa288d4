import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { Page } from '#app/office/page.tsx'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { PlanForm } from './plan-form.tsx'

type Props = { found: ImportDetail; mayUndo: boolean }

/** One import: its columns, its progress or its result. */
export function ImportPage({ found, mayUndo }: Props) {
  const { status, imported, joined } = found
  const isEnded = status === 'done' || status === 'cancelled'
  return (
    <Page
      title={found.fileName}
      back={{ to: IMPORT_PATH, label: 'All imports' }}
      actions={
        isEnded && mayUndo && imported + joined > 0 ? (
          <ConfirmButton
            fields={[['intent', 'undo']]}
            title="Undo this import?"
            description="The leads it added are removed and the fields it filled are emptied. What your team has changed since stays as it is. You can import the file again."
            confirm="Undo"
          >
            Undo import
          </ConfirmButton>
        ) : null
      }
    >
      <div className="grid max-w-240 gap-4 p-4">
        {status === 'waiting' ? <PlanForm found={found} /> : null}
        {status === 'running' || status === 'undoing' ? <ImportProgress found={found} /> : null}
        {isEnded || status === 'undone' ? <ImportReport found={found} /> : null}
      </div>
    </Page>
  )
}
