import { Form } from 'react-router'
import { exportFieldWords } from '#content/lead-export-words.ts'
import { exportFields } from '#domain/leads/export-fields.ts'
import { type LeadColumn, usualColumns } from '#domain/leads/lead-columns.ts'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'
import { EXPORT, useExport } from './use-export.ts'

type Props = {
  filters: LeadFilters
  count: { total: number; hasMore: boolean }
  columns: LeadColumn[] | undefined
}

const counted = new Intl.NumberFormat('en-IN')

/** Takes all that match home as a file; with scripts it shows how far it is and can be stopped. */
export function ExportForm({ filters, count, columns = [...usualColumns] }: Props) {
  const { state, rows, problem, start, stop } = useExport()
  const address = leadFilterPairs({ ...filters, columns: undefined })
  const total = count.hasMore ? `at least ${counted.format(count.total)}` : counted.format(count.total)
  return (
    <Form
      method="get"
      action={EXPORT}
      reloadDocument
      autoComplete="off"
      className="admin-card mt-4 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start(new FormData(event.currentTarget))
      }}
    >
      {address.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2 className="text-base">Export them</h2>
      <p className="mt-1 text-muted text-sm">
        A CSV file for Excel and other spreadsheets, with name, e-mail, phone and:
      </p>
      <fieldset className="mt-2">
        <legend className="sr-only">What the file has of each lead</legend>
        <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {exportFields.map((field) => (
            <li key={field}>
              <label className="flex min-h-9 items-center gap-3">
                <input
                  type="checkbox"
                  name="fields"
                  value={field}
                  defaultChecked={columns.some((column) => column === field)}
                  className="size-5 accent-marigold"
                />
                {exportFieldWords[field]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <label className="mt-2 flex min-h-9 items-center gap-3">
        <input type="checkbox" name="plain" value="1" className="size-5 shrink-0 accent-marigold" />
        For programs other than Excel (without the mark at the beginning)
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {state === 'reading' ? (
          <button type="button" className="admin-button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="submit" className="admin-button">
            {problem ? 'Try again' : 'Export'}
          </button>
        )}
        <p role="status" className="text-sm tabular-nums">
          {state === 'reading' && <span>{`${counted.format(rows)} of ${total}`}</span>}
          {state === 'done' && <span>{`${counted.format(rows)} exported`}</span>}
          {state === 'stopped' && <span>Stopped. No file was made.</span>}
        </p>
      </div>
      {state === 'reading' && !count.hasMore ? (
        <progress
          aria-label="How far it is"
          className="admin-progress mt-2"
          max={Math.max(1, count.total)}
          value={rows}
        />
      ) : null}
      {problem ? (
        <p role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </Form>
  )
}
