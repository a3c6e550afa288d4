import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { StatCards } from '#app/ui/stat-cards.tsx'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import { LEADS } from '../paths.ts'

/** The result of an import. */
export function ImportReport({ found }: { found: ImportDetail }) {
  const { status, imported, joined, skipped, bad, rowsRead, rowsTotal, remarks } = found
  const left = skipped + bad
  return (
    <>
      <p role="status">
        {status === 'done' && <span>The whole file was read.</span>}
        {status === 'cancelled' && <span>{`Stopped after ${rowsRead} of ${rowsTotal} rows.`}</span>}
      </p>
      <StatCards
        stats={[
          { label: 'New leads', value: imported },
          { label: 'Filled in', value: joined },
          { label: 'Skipped', value: skipped },
          { label: 'Unreadable', value: bad },
        ]}
      />
      {imported + joined > 0 ? (
        <ButtonLink to={`${LEADS}?origin=import`} className="justify-self-start">
          View imported leads
        </ButtonLink>
      ) : null}
      {left > 0 ? (
        <Card
          title="Rows not imported"
          count={left}
          isFlush
          actions={
            <ButtonLink to={`${IMPORT_PATH}/${found.id}/report`} reloadDocument size="small">
              Download CSV
            </ButtonLink>
          }
        >
          <ul className="divide-y divide-line border-line border-t">
            {remarks.map(({ line, reason }) => (
              <li key={line} className="flex gap-4 px-4 py-2 [overflow-wrap:anywhere]">
                <span className="w-16 flex-none text-muted text-small">Line {line}</span>
                <bdi className="min-w-0">{reason}</bdi>
              </li>
            ))}
          </ul>
          {left > remarks.length ? (
            <p className="border-line border-t px-4 py-2 text-muted text-small">
              {`The first ${remarks.length} rows. Download the CSV to see all.`}
            </p>
          ) : null}
        </Card>
      ) : null}
    </>
  )
}
