import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { labelOf, readable } from '#domain/privacy/readable.ts'
import type { Records } from '#server/privacy/read-records.ts'

/** The records of a person, table by table. */
export function FoundRecords({ records }: { records: Records }) {
  return (
    <Card isFlush>
      {records.map(({ table, title, rows }) => (
        <details key={table} open={table === 'leads'} className="border-line px-4 not-first:border-t">
          <summary className="flex min-h-11 items-center gap-1.5 md:min-h-10">
            <h2 className="text-sm">{title}</h2> <span className="text-faint text-xs">{rows.length}</span>
          </summary>
          <ol>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <li key={index} className="border-line border-t py-3">
                <Facts
                  facts={Object.entries(row).map(([column, value]) => [labelOf(column), readable(value)])}
                />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </Card>
  )
}
