import { Facts } from '#app/ui/facts.tsx'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** Table by table; what is long is folded. */
export function FoundRecords({ records }: { records: Records }) {
  return (
    <div className="mt-4 grid gap-2">
      {records.map(({ table, title, rows }) => (
        <details key={table} open={table === 'leads'} className="admin-card min-w-0 px-4 py-2">
          <summary className="min-h-8 cursor-pointer leading-8">
            <h2 className="inline">{title}</h2> <span className="text-muted">{rows.length}</span>
          </summary>
          <ol className="mt-2 grid gap-3 pb-2">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <li key={index} className="border-line border-t pt-3">
                <Facts
                  facts={Object.entries(row).map(([column, value]) => [labelOf(column), readable(value)])}
                />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
