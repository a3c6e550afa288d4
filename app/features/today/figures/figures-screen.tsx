import type { ComponentProps } from 'react'
import type { Span } from '#domain/leads/lead-trends.ts'
import { Answers, Pipeline, Sources, Standing } from './charts.tsx'
import { DayChart } from './day-chart.tsx'
import { Tiles } from './tiles.tsx'

export type Trends = {
  now: Span
  before: Span
  days: { day: string; leads: number }[]
  pipeline: ComponentProps<typeof Pipeline>['pipeline']
}

/** What the last 30 days brought, and what is in hand. */
export function FiguresScreen({ trends: { now, before, days, pipeline } }: { trends: Trends }) {
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
          <Standing span={now} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Sources span={now} />
          <Pipeline pipeline={pipeline} />
        </div>
      </div>
    </>
  )
}
