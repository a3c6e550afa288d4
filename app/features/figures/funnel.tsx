import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadStatusWords } from '#content/office/lead-words.ts'
import type { Span, TrendRange } from '#domain/leads/figures/lead-trends.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import { formatRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import { Bar } from './bar.tsx'
import { sayShare } from './compare.ts'
import type { Trends } from './figures-screen.tsx'
import { listAddress } from './list-address.ts'

type Props = Pick<Trends, 'pipeline'> & { span: Span; range: TrendRange }

const stages: LeadStatus[] = leadStatuses.filter((status) => status !== 'lost')
const head = 'pb-1 font-medium text-muted text-xs'
const cell = 'border-line border-t py-2 pl-3 text-right'

/** How far the enquiries of the range came, beside all leads of each status. */
export function Funnel({ span, pipeline, range: { from, to } }: Props) {
  const inRange = (status: LeadStatus) => span.byStatus.find((row) => row.status === status)?.leads ?? 0
  // How far a lost enquiry came is not known, but every enquiry was new.
  const reached = (status: LeadStatus) =>
    status === 'new'
      ? span.leads
      : stages.slice(stages.indexOf(status)).reduce((sum, stage) => sum + inRange(stage), 0)
  return (
    <Card title="Funnel">
      <table aria-label="Funnel" className="w-full text-small">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              Status
            </th>
            <th scope="col" className={`${head} w-16 pl-3 text-right`}>
              Reached
            </th>
            <th scope="col" className={`${head} w-20 pl-3 text-right`}>
              Enquiries
            </th>
            <th scope="col" className={`${head} w-20 pl-3 text-right`}>
              All leads
            </th>
            <th scope="col" className={`${head} w-28 pl-3 text-right max-sm:hidden`}>
              Total value
            </th>
          </tr>
        </thead>
        <tbody className="*:align-baseline">
          {leadStatuses.map((status) => {
            const all = pipeline.find((row) => row.status === status)
            const share = span.leads > 0 && status !== 'lost' ? reached(status) / span.leads : null
            return (
              <tr key={status}>
                <th scope="row" className="border-line border-t py-2 text-left font-medium">
                  {leadStatusWords[status]}
                  {share === null ? null : (
                    <span className="mt-1 block">
                      <Bar share={share} />
                    </span>
                  )}
                </th>
                <td className={`${cell} text-muted`}>{share === null ? '' : sayShare(share)}</td>
                <Count to={listAddress({ status, from, to, origin: 'enquiry' })} count={inRange(status)} />
                <Count to={listAddress({ status })} count={all?.leads ?? 0} />
                <td className={`${cell} text-muted max-sm:hidden`}>
                  {all?.value ? formatRupees(all.value) : '–'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 text-muted text-xs">
        “Reached” is the share of these enquiries whose status is this one or a later one. Lost leads count
        only under New.
      </p>
    </Card>
  )
}

function Count({ to, count }: { to: string; count: number }) {
  return (
    <td className={cell}>
      {count > 0 ? (
        <TextLink isAlone to={to} className="justify-end max-md:min-w-11">
          {formatCount(count)}
        </TextLink>
      ) : (
        <span className="text-faint">0</span>
      )}
    </td>
  )
}
