import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { importFieldWords } from '#content/office/import-words.ts'
import { type ImportField, MANY_COLUMNS } from '#domain/leads/import/import-fields.ts'
import type { ImportDetail } from '#server/leads/import/read-imports.ts'
import type { ImportTrial } from '#server/leads/import/try-import.ts'

const SHOWN = 20

/** Shows what the import would do with the choices of the form around it, after each change. */
export function TrialRun({ found: { header, rowsTotal } }: { found: ImportDetail }) {
  const place = useRef<HTMLDivElement>(null)
  const fetcher = useFetcher<OfficeResult<{ trial: ImportTrial }>>()
  const [columns, setColumns] = useState<string[]>([])
  const run = useEffectEvent((form: HTMLFormElement) => {
    const fields = new FormData(form)
    setColumns(header.map((_, index) => String(fields.get(`column${index}`))))
    fields.set('intent', 'try')
    void fetcher.submit(fields, { method: 'post', defaultShouldRevalidate: false })
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const change = () => run(form)
    change()
    form.addEventListener('change', change)
    return () => form.removeEventListener('change', change)
  }, [])
  const trial = fetcher.data?.trial
  const headingsOf = (field: string) => header.filter((_, index) => columns[index] === field).join(', ')
  return (
    <div ref={place} aria-busy={fetcher.state !== 'idle'}>
      <Card title="What will happen">
        <p role="status" className="font-semibold tabular-nums">
          {trial
            ? `${trial.created} new, ${trial.known} known, ${trial.unreadable.length} unreadable`
            : fetcher.data
              ? 'Choose which column is the e-mail address or the phone number.'
              : 'Checking the file…'}
        </p>
        {trial ? (
          <>
            {trial.rows < rowsTotal ? (
              <p className="text-muted text-small">{`The first ${trial.rows} of ${rowsTotal} rows were checked.`}</p>
            ) : null}
            <div className="mt-2">
              <Facts
                facts={[
                  ['To the notes', notesOf(trial, headingsOf(MANY_COLUMNS))],
                  ['Left out', headingsOf('')],
                ]}
              />
            </div>
            <Unreadable rows={trial.unreadable} />
          </>
        ) : null}
      </Card>
    </div>
  )
}

function notesOf({ noted }: ImportTrial, columns: string): string {
  const values = Object.entries(noted).map(
    ([field, count]) =>
      `${count} unclear ${count === 1 ? 'value' : 'values'} of ${importFieldWords[field as ImportField]}`,
  )
  return [columns, ...values].filter(Boolean).join('\n')
}

function Unreadable({ rows }: { rows: ImportTrial['unreadable'] }) {
  if (rows.length === 0) return null
  return (
    <details className="mt-3" open={rows.length <= 5}>
      <summary className="min-h-6 cursor-pointer font-medium text-small">Unreadable rows</summary>
      <ul className="mt-1 grid gap-1 text-small">
        {rows.slice(0, SHOWN).map(({ line, reason }) => (
          <li key={line}>
            <span className="text-muted tabular-nums">Line {line}</span> {reason}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN ? (
        <p className="mt-1 text-muted text-small">{`And ${rows.length - SHOWN} more. After the import, you can download them all.`}</p>
      ) : null}
    </details>
  )
}
