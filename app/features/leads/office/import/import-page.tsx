import { UNDO } from '#app/lib/office/undo-path.ts'
import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { Page } from '#app/office/page.tsx'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { PlanForm } from './plan-form.tsx'

/** One import: its columns, its progress or its result. */
export function ImportPage({ found }: { found: ImportDetail }) {
  const { status, joined, changeId } = found
  const isEnded = status === 'done' || status === 'cancelled'
  return (
    <Page
      title={found.fileName}
      back={{ to: IMPORT_PATH, label: 'All imports' }}
      actions={
        isEnded && joined > 0 && changeId ? (
          <ConfirmButton
            action={UNDO}
            fields={[
              ['intent', 'undo'],
              ['changeId', changeId],
            ]}
            title="Empty the filled fields?"
            description="The fields that this import filled are emptied again. What your team has changed since stays as it is."
            confirm="Empty"
          >
            Empty filled fields
          </ConfirmButton>
        ) : null
      }
    >
      <div className="page-body grid gap-4">
        {status === 'waiting' ? <PlanForm found={found} /> : null}
        {status === 'running' ? <ImportProgress found={found} /> : null}
        {isEnded ? <ImportReport found={found} /> : null}
      </div>
    </Page>
  )
}
