import { leadSourceWords, leadStatusWords, wordFor } from '#content/lead-words.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import type { Span } from '#domain/leads/lead-trends.ts'
import { BarTable } from './bar-table.tsx'
import { compareShares, sayShare } from './compare.ts'
import { DayChart } from './day-chart.tsx'
import { Tiles } from './tiles.tsx'

export type Trends = {
  now: Span
  before: Span
  days: { day: string; leads: number }[]
  pipeline: { status: LeadStatus; leads: number; value: number }[]
}

/** What the last 30 days brought, and what is in hand. */
export function FiguresScreen({ trends: { now, before, days, pipeline } }: { trends: Trends }) {
  const nobody = 'No lead came in these 30 days.'
  return (
    <>
      <h1>The last 30 days</h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Days are those of India. “Before” means the 30 days before these.
      </p>
      <Tiles now={now} before={before} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <DayChart days={days} />
          <Answers now={now} before={before} />
          <BarTable
            title="Where they stand now"
            rows={
              now.leads === 0
                ? []
                : now.byStatus.map(({ status, leads }) => ({
                    key: status,
                    word: wordFor(leadStatusWords, status) ?? status,
                    leads,
                  }))
            }
            empty={nobody}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <BarTable
            title="Where they came from"
            rows={now.bySource.map(({ source, leads, value }) => ({
              key: source,
              word: wordFor(leadSourceWords, source) ?? source,
              leads,
              value,
            }))}
            empty={nobody}
          />
          <BarTable
            title="All leads, whenever they came"
            rows={inOrder(pipeline)}
            empty="There are no leads yet."
          />
        </div>
      </div>
    </>
  )
}

function inOrder(pipeline: Trends['pipeline']) {
  const place = ({ status }: { status: LeadStatus }) => (leadStatuses.indexOf(status) + 99) % 99
  return pipeline
    .filter(({ leads }) => leads > 0)
    .toSorted((a, b) => place(a) - place(b))
    .map(({ status, ...rest }) => ({
      key: status,
      word: wordFor(leadStatusWords, status) ?? status,
      ...rest,
    }))
}

/** How soon somebody was in touch. */
function Answers({ now, before }: Pick<Trends, 'now' | 'before'>) {
  const lines = [
    ['within an hour', now.answer.withinHour, before.answer.withinHour],
    ['within a day', now.answer.withinDay, before.answer.withinDay],
  ] as const
  return (
    <section aria-labelledby="answers" className="admin-card min-w-0 p-4">
      <h2 id="answers">First answer</h2>
      <dl className="mt-2 grid gap-1">
        {lines.map(([words, share, earlier]) => (
          <div key={words} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="flex-1">{words}</dt>
            <dd className="tabular-nums">
              <b className="font-semibold">{sayShare(share)}</b>{' '}
              <span className="text-muted text-sm">{compareShares(share, earlier)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-sm">
        Of all leads that came in: from their coming until they were first marked as contacted or called.
      </p>
    </section>
  )
}
