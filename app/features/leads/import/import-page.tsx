import { Fragment } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { LayoutForm, PlanForm } from './plan-form.tsx'

type Props = { found: ImportDetail; mayUndo: boolean }

/** One file: what its columns are, how far it is, or what became of it. */
export function ImportPage({ found, mayUndo }: Props) {
  const { status } = found
  return (
    <>
      <Link to={IMPORT_PATH} className="admin-link inline-flex min-h-11 items-center">
        All files
      </Link>
      <h1 className="[overflow-wrap:anywhere]">{found.fileName}</h1>
      {status === 'waiting' ? (
        // Another reading has other columns.
        <Fragment key={found.id}>
          <LayoutForm found={found} />
          <PlanForm found={found} />
        </Fragment>
      ) : null}
      {status === 'running' || status === 'undoing' ? <ImportProgress found={found} /> : null}
      {status === 'done' || status === 'cancelled' || status === 'undone' ? (
        <>
          <ImportReport found={found} />
          {status !== 'undone' && mayUndo && found.imported + found.joined > 0 ? <Undo /> : null}
        </>
      ) : null}
    </>
  )
}

function Undo() {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mt-6 max-w-2xl">
      <summary className="admin-button">Take this import back</summary>
      <Form method="post" className="mt-3">
        <p className="max-w-prose text-sm">
          Leads that it made are removed, and fields that it filled are emptied again. What somebody has
          worked on since stays as it is. The file can be brought again.
        </p>
        <button
          type="submit"
          name="intent"
          value="undo"
          disabled={busy}
          className="admin-button admin-button-danger mt-3"
        >
          Take it back
        </button>
      </Form>
    </details>
  )
}
