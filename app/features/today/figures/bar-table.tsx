import { useId } from 'react'
import { formatRupees } from '#domain/money.ts'
import { Bar } from './bar.tsx'

type Row = { key: string; word: string; leads: number; value?: number }

type Props = { title: string; rows: Row[]; empty: string }

const counted = new Intl.NumberFormat('en-IN')

/** Numbers as a table, each with a bar beside it. */
export function BarTable({ title, rows, empty }: Props) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ leads }) => leads))
  const hasValues = rows.some(({ value }) => value !== undefined)
  return (
    <section aria-labelledby={id} className="admin-card min-w-0 p-4">
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className="mt-1 text-muted">{empty}</p> : null}
      {rows.length > 0 ? (
        <table aria-labelledby={id} className="mt-2 w-full text-left text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">What</th>
              <th scope="col">Leads</th>
              {hasValues ? <th scope="col">Value</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, word, leads, value }) => (
              <tr key={key} className="border-line border-t align-top first:border-0">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {word}
                  <Bar share={leads / most} />
                </th>
                <td className="w-16 py-1.5 text-right tabular-nums">{counted.format(leads)}</td>
                {hasValues ? (
                  <td className="w-32 py-1.5 pl-3 text-right text-muted tabular-nums">
                    {value ? formatRupees(value) : '—'}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
