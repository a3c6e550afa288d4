import { Upload } from 'lucide-react'
import { Page } from '#app/office/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { TrendRange } from '#domain/leads/figures/lead-trends.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { leadTrends } from '#server/leads/figures/lead-trends.ts'
import { DayChart } from './day-chart.tsx'
import { Funnel } from './funnel.tsx'
import { Headline } from './headline.tsx'
import { listAddress } from './list-address.ts'
import { RangeChoice } from './range-choice.tsx'
import { Replies } from './replies.tsx'
import { Sources } from './sources.tsx'

export type Trends = Awaited<ReturnType<typeof leadTrends>>

/** A range of days and the days before it. */
export type Compared = Pick<Trends, 'now' | 'before'> & { range: TrendRange }

type Props = { today: string; range: TrendRange; trends: Trends }

/** What the chosen days brought, compared with the days before them, and the present pipeline. */
export function FiguresScreen({ today, range, trends: { now, before, days, imported, pipeline } }: Props) {
  const { from, to } = range
  return (
    <Page title="Figures" tabs={<RangeChoice today={today} range={range} />}>
      <div className="grid gap-4 px-4 pt-4 pb-6">
        {imported > 0 ? (
          <Banner icon={Upload}>
            <TextLink to={listAddress({ from, to, origin: 'import' })}>
              {imported === 1 ? '1 imported lead' : `${formatCount(imported)} imported leads`}
            </TextLink>{' '}
            of these days {imported === 1 ? 'is' : 'are'} not counted as enquiries.
          </Banner>
        ) : null}
        <Headline now={now} before={before} range={range} />
        {now.leads === 0 ? (
          <EmptyState
            title="No enquiries in these days"
            actions={<ButtonLink to="?days=365">Show the last year</ButtonLink>}
          />
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-4">
            {now.leads === 0 ? null : <DayChart days={days} />}
            <Funnel span={now} pipeline={pipeline} range={range} />
          </div>
          {now.leads === 0 ? null : (
            <div className="grid min-w-0 gap-4">
              <Replies now={now} before={before} range={range} />
              <Sources span={now} range={range} />
            </div>
          )}
        </div>
      </div>
    </Page>
  )
}
