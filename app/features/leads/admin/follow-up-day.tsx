import { formatDay, sayDay } from '#domain/indian-time.ts'
import { daysLate } from '#domain/leads/follow-up-day.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'

type Props = { lead: { status: LeadStatus; follow_up_date: string | null }; now: string }

/** The day of the follow-up; red with the number of days if it is late. */
export function FollowUpDay({ lead, now }: Props) {
  const date = lead.follow_up_date
  if (!date) return <span className="text-muted">None</span>
  const late = daysLate({ status: lead.status, follow_up_date: date }, now)
  if (late === 0) return <time dateTime={date}>{capitalize(sayDay(date, now))}</time>
  return (
    <time dateTime={date} title={formatDay(date)} className="text-red">
      {late === 1 ? '1 day late' : `${late} days late`}
    </time>
  )
}

const capitalize = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
