import { Page } from '#app/ui/page.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { BulkWork } from '#domain/leads/bulk-work.ts'
import { isNarrowed, type LeadFilters, narrowingPairs } from '#domain/leads/search/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { bulkQuestion, leadsCount } from './bulk-result.ts'
import { BulkRun } from './bulk-run.tsx'

type Props = {
  filters: LeadFilters
  count: { total: number; hasMore: boolean }
  work: BulkWork
  back: string
  members: TeamMember[]
}

/** Changes all leads that match the filters, part by part, after asking. */
export function BulkPage({ filters, count, work, back, members }: Props) {
  const matching = new URLSearchParams(narrowingPairs(filters)).toString()
  const total = `${count.hasMore ? 'at least ' : ''}${leadsCount(count.total)}`
  const leads = isNarrowed(filters) ? total : `all ${total}`
  return (
    <Page>
      <PageHeader title={bulkQuestion(work, leads, members)} back={{ to: back, label: 'Back to leads' }} />
      <BulkRun
        // Another change starts anew.
        key={JSON.stringify([work, matching])}
        work={work}
        matching={matching}
        count={count}
        back={back}
      />
    </Page>
  )
}
