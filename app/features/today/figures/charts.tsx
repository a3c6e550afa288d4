import { useId } from 'react'
import { leadSourceWords, leadStatusWords, wordFor } from '#content/lead-words.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import type { Span } from '#domain/leads/lead-trends.ts'
import { Bar } from './bar.tsx'
import { BarTable } from './bar-table.tsx'
import { compareShares, sayShare } from './compare.ts'

const NOBODY = 'No lead came in these 30 days.'

/** Through what the leads of a span came. */
export function Sources({ span }: { span: Span }) {
  return (
    <BarTable
      title="Where they came from"
      rows={span.bySource.map(({ source, leads, value }) => ({
        key: source,
        word: wordFor(leadSourceWords, source) ?? source,
        leads,
        value,
      }))}
      empty={NOBODY}
    />
  )
}

/** What became of the leads of a span until now. */
export function Standing({ span }: { span: Span }) {
  return (
    <BarTable
      title="Where they stand now"
      rows={
        span.leads === 0
          ? []
          : span.byStatus.map(({ status, leads }) => ({
              key: status,
              word: wordFor(leadStatusWords, status) ?? status,
              leads,
            }))
      }
      empty={NOBODY}
    />
  )
}

type PipelineProps = {
  pipeline: { status: LeadStatus; leads: number; value: number }[]
}

/** All that is in hand, and what was decided, whenever it came. */
export function Pipeline({ pipeline }: PipelineProps) {
  const place = ({ status }: { status: LeadStatus }) => (leadStatuses.indexOf(status) + 99) % 99
  const rows = pipeline
    .filter(({ leads }) => leads > 0)
    .toSorted((a, b) => place(a) - place(b))
    .map(({ status, ...rest }) => ({
      key: status,
      word: wordFor(leadStatusWords, status) ?? status,
      ...rest,
    }))
  return <BarTable title="All leads, whenever they came" rows={rows} empty="There are no leads yet." />
}

type AnswersProps = { now: Span; before: Span }

/** How soon somebody was in touch. */
export function Answers({ now, before }: AnswersProps) {
  const id = useId()
  const lines = [
    ['within an hour', now.answer.withinHour, before.answer.withinHour],
    ['within a day', now.answer.withinDay, before.answer.withinDay],
  ] as const
  return (
    <section aria-labelledby={id} className="admin-card min-w-0 p-4">
      <h2 id={id}>First answer</h2>
      <dl className="mt-2 grid gap-2">
        {lines.map(([words, share, earlier]) => (
          <div key={words} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="grow whitespace-nowrap">{words}</dt>
            <dd className="tabular-nums">
              <b className="font-semibold">{sayShare(share)}</b>{' '}
              <span className="text-muted text-sm">{compareShares(share, earlier)}</span>
            </dd>
            <dd aria-hidden="true" className="basis-full">
              <Bar share={share ?? 0} />
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
