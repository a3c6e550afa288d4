import { leadSourceWords, wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'
import type { FullLead } from './lead-facts.tsx'

const words = quoteLabels.en

/** Who a lead is, what they want and where they are reached, in two lines: the number to be dialled on another phone. */
export function LeadSummary({ lead, now }: { lead: FullLead; now: string }) {
  const what = [
    wordFor(words.serviceInterest, lead.service_interest),
    wordFor(words.budgetRange, lead.budget_range),
    wordFor(words.projectTimeline, lead.project_timeline),
    wordFor(leadSourceWords, lead.source),
    `came ${sayDayAndTime(lead.created_at, now)}`,
  ]
  const reach = [lead.email, lead.phoneContact?.text].filter(Boolean).join(' · ')
  return (
    <>
      <p className="text-muted [overflow-wrap:anywhere]">
        {lead.company ? (
          <>
            <bdi>{lead.company}</bdi> ·{' '}
          </>
        ) : null}
        {what.filter(Boolean).join(' · ')}
      </p>
      {reach ? <p className="[overflow-wrap:anywhere]">{reach}</p> : null}
    </>
  )
}
