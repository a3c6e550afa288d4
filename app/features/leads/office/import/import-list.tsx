import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { When } from '#app/office/when.tsx'
import { Card } from '#app/ui/card.tsx'
import { type Glyph, Status } from '#app/ui/status.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { IMPORT_PATH, importLimits } from '#domain/leads/import/import-fields.ts'
import type { ImportItem } from '#server/leads/import/read-imports.ts'

/** The form that uploads a file. */
export function FileForm() {
  const [isUploading, setUploading] = useState(false)
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" reloadDocument className="grid gap-3">
        <input type="hidden" name="intent" value="bring" />
        {/* The file input covers the area, so that a file can be dropped anywhere on it. */}
        <label className="relative grid justify-items-center gap-2 rounded-lg border border-edge border-dashed px-4 py-4 md:py-8 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-(color:--focus)">
          <FileUp size={24} strokeWidth={1.5} aria-hidden className="text-muted" />
          <span className="ui-button ui-button-primary">Choose CSV file</span>
          <span className="text-muted text-small max-md:hidden">or drop it here</span>
          <input
            type="file"
            name="file"
            required
            aria-describedby="import-hint"
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ currentTarget: { files, form } }) => {
              if (!files?.length) return
              setUploading(true)
              form?.requestSubmit()
            }}
          />
        </label>
        <p id="import-hint" className="text-muted text-small">
          {`Up to ${importLimits.bytes / 1024 / 1024} MB, as exported by HubSpot, Zoho, Google Contacts and Excel.`}
        </p>
        <p role="status" className="text-small empty:hidden">
          {isUploading ? 'Uploading…' : ''}
        </p>
      </Form>
    </Card>
  )
}

const states: Record<ImportItem['status'], [label: string, glyph: Glyph, tone: Tone]> = {
  waiting: ['Not imported yet', 'ring', 'neutral'],
  running: ['Importing', 'half', 'blue'],
  cancelled: ['Stopped', 'cross', 'amber'],
  done: ['Imported', 'tick', 'green'],
}

function ImportStatus({ status }: Pick<ImportItem, 'status'>) {
  const [label, glyph, tone] = states[status]
  return (
    <Status glyph={glyph} tone={tone}>
      {label}
    </Status>
  )
}

const Time = ({ createdAt }: Pick<ImportItem, 'createdAt'>) => (
  <span className="text-muted">
    <When at={createdAt} isFirst />
  </span>
)

const columns: Column<ImportItem>[] = [
  { id: 'file', head: 'File', width: 'md:pl-4', cell: ({ fileName }) => fileName },
  { id: 'status', head: 'Status', width: 'md:w-44', cell: ImportStatus },
  { id: 'rows', head: 'Rows', align: 'end', width: 'md:w-20', cell: ({ rowsTotal }) => rowsTotal },
  { id: 'by', head: 'Added by', hideBelow: 'lg', width: 'md:w-64', cell: ({ createdBy }) => createdBy },
  { id: 'time', head: 'Added', align: 'end', width: 'md:w-48 md:pr-4', cell: Time },
]

/** The recent imports, newest first. */
export function ImportList({ imports }: { imports: ImportItem[] }) {
  return (
    <DataTable
      label="Imports"
      columns={columns}
      rows={imports}
      idOf={({ id }) => id}
      nameOf={({ fileName }) => fileName}
      linkTo={({ id }) => `${IMPORT_PATH}/${id}`}
      card={(item) => ({
        title: item.fileName,
        detail: item.createdBy,
        meta: <ImportStatus {...item} />,
        value: `${item.rowsTotal} rows`,
        note: <Time {...item} />,
      })}
      empty={<p className="px-4 pb-4 text-muted text-small">No imports yet.</p>}
    />
  )
}
