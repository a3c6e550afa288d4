import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import type { Span, TrendRange } from '#domain/leads/figures/lead-trends.ts'
import { formatRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import { Bar } from './bar.tsx'
import { listAddress } from './list-address.ts'

/** Through what the enquiries of the range came. */
export function Sources({ span, range: { from, to } }: { span: Span; range: TrendRange }) {
  const most = Math.max(1, ...span.bySource.map(({ leads }) => leads))
  return (
    <Card title="Sources">
      <table aria-label="Sources" className="w-full text-small">
        <thead className="text-right text-muted text-xs *:*:pb-1 *:*:font-medium">
          <tr>
            <th scope="col" className="text-left">
              Source
            </th>
            <th scope="col">Enquiries</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody className="*:align-baseline">
          {span.bySource.map(({ source, leads, value }) => (
            <tr key={source}>
              <th scope="row" className="py-1.5 text-left font-medium">
                {wordFor(leadSourceWords, source) ?? source}
                <span className="mt-1 block">
                  <Bar share={leads / most} />
                </span>
              </th>
              <td className="w-16 py-1.5 pl-3 text-right">
                <TextLink
                  isAlone
                  to={listAddress({ source, from, to, origin: 'enquiry' })}
                  className="justify-end max-md:min-w-11"
                >
                  {formatCount(leads)}
                </TextLink>
              </td>
              <td className="w-28 py-1.5 pl-3 text-right text-muted">{value ? formatRupees(value) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
