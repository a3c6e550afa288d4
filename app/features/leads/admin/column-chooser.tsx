import { Form } from 'react-router'
import { leadColumnWords } from '#content/lead-list-words.ts'
import { leadColumns, usualColumns } from '#domain/leads/lead-columns.ts'
import { type LeadFilters, leadFilterPairs } from '#domain/leads/lead-filters.ts'

/** Which columns the list shows; they are in its address like all that it shows. */
export function ColumnChooser({ filters }: { filters: LeadFilters }) {
  const shown = filters.columns ?? usualColumns
  const others = leadFilterPairs({ ...filters, columns: undefined, after: undefined, before: undefined })
  return (
    <details className="relative">
      <summary className="admin-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Columns
      </summary>
      <Form
        // The boxes are the browser's own: with other columns they begin anew.
        key={shown.join()}
        method="get"
        preventScrollReset
        aria-label="Columns"
        autoComplete="off"
        className="absolute right-0 z-6 w-64 rounded-xl border border-line bg-card p-4 shadow-lg"
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul>
          {leadColumns.map((column) => (
            <li key={column}>
              <label className="flex min-h-9 items-center gap-3">
                <input
                  type="checkbox"
                  name="columns"
                  value={column}
                  defaultChecked={shown.includes(column)}
                  className="size-5 accent-marigold"
                />
                {leadColumnWords[column]}
              </label>
            </li>
          ))}
        </ul>
        <button type="submit" className="admin-button mt-2 w-full">
          Show these
        </button>
      </Form>
    </details>
  )
}
