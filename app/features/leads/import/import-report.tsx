import { Link } from 'react-router'
import { StatCards } from '#app/ui/stat-cards.tsx'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { importAddress } from './import-address.ts'

/** What became of a file. */
export function ImportReport({ found }: { found: ImportDetail }) {
  const { status, imported, joined, skipped, bad, undone, rowsRead, rowsTotal, remarks } = found
  const left = skipped + bad
  return (
    <>
      <p role="status" className="mt-1">
        {status === 'done' && <span>The whole file was read.</span>}
        {status === 'cancelled' && <span>{`It was stopped after ${rowsRead} of ${rowsTotal} rows.`}</span>}
        {status === 'undone' && <span>{`Undone: ${undone} of ${imported} leads were removed.`}</span>}
      </p>
      <div className="mt-3">
        <StatCards
          stats={[
            { label: 'New leads', value: imported },
            { label: 'Filled in', value: joined },
            { label: 'Skipped', value: skipped },
            { label: 'Not understood', value: bad },
          ]}
        />
      </div>
      {imported + joined > 0 && status !== 'undone' ? (
        <p className="mt-3">
          <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
            Look at the leads
          </Link>
        </p>
      ) : null}
      {left > 0 ? (
        <section aria-labelledby="remarks" className="mt-4 max-w-3xl">
          <h2 id="remarks">Rows that became no lead</h2>
          <p className="mt-2">
            <a href={`${importAddress(found.id)}/report`} className="admin-button">
              {`Download all ${left} as a table`}
            </a>
          </p>
          <ul className="admin-card mt-3 divide-y divide-line">
            {remarks.map(({ line, reason }) => (
              <li key={line} className="px-4 py-2 [overflow-wrap:anywhere]">
                <span className="text-muted text-sm tabular-nums">Line {line}</span> <bdi>{reason}</bdi>
              </li>
            ))}
          </ul>
          {left > remarks.length ? (
            <p className="mt-2 text-muted text-sm">{`The first ${remarks.length} of them; the table has all.`}</p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
