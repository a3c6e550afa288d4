import { Form, Link, useNavigation } from 'react-router'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { importLimits } from '#domain/leads/import/import-fields.ts'
import type { ImportItem } from '#server/leads/import/read-imports.ts'
import { importAddress } from './import-address.ts'

/** Where a file is chosen. */
export function FileForm() {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      reloadDocument
      className="admin-card mt-4 max-w-2xl p-4 sm:p-5"
    >
      <input type="hidden" name="intent" value="bring" />
      <label htmlFor="file" className="mb-1 block font-semibold text-sm">
        The file
      </label>
      <input
        id="file"
        type="file"
        name="file"
        required
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-describedby="file-hint"
        className="admin-field py-1.5"
      />
      <p id="file-hint" className="mt-1 text-muted text-sm">
        A table as CSV, up to {importLimits.bytes / 1024 / 1024} MB: what HubSpot, Zoho, Google Contacts and
        Excel save. You say what its columns are before anything is imported.
      </p>
      <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
        Read the file
      </button>
    </Form>
  )
}

const states: Record<ImportItem['status'], string> = {
  waiting: 'Not imported yet',
  running: 'Under way',
  cancelled: 'Stopped',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
}

/** The files of late. */
export function ImportList({ imports }: { imports: ImportItem[] }) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="imports" className="mt-6 max-w-2xl">
      <h2 id="imports">Files of late</h2>
      <ul className="admin-card mt-2 divide-y divide-line">
        {imports.map((item) => (
          <li key={item.id} className="px-4 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={importAddress(item.id)}
                className="admin-link inline-block min-h-6 font-semibold [overflow-wrap:anywhere]"
              >
                {item.fileName}
              </Link>
              <span className="text-sm">{states[item.status]}</span>
            </div>
            <p className="text-muted text-sm">
              <time dateTime={item.createdAt}>{formatDayAndTime(item.createdAt)}</time> · {item.rowsTotal}{' '}
              rows · <span className="[overflow-wrap:anywhere]">{item.createdBy}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
