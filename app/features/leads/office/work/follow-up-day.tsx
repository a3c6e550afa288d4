import { formatDay, sayDay } from '#domain/indian-time.ts'
import { daysLate, sayDaysLate } from '#domain/leads/follow-up/follow-up-day.ts'
import { isOpen, type LeadStatus } from '#domain/leads/lead.ts'
import { capitalize } from '#domain/text/capitalize.ts'

type Props = { lead: { status: LeadStatus; follow_up_date: string | null }; now: string }

/** The day of the follow-up; red with the number of days if it is late. */
export function FollowUpDay({ lead: { status, follow_up_date: date }, now }: Props) {
  if (!date) return <span className="text-muted">None</span>
  const late = isOpen(status) ? daysLate(date, now) : 0
  if (late === 0) return <time dateTime={date}>{capitalize(sayDay(date, now))}</time>
  return (
    <time dateTime={date} title={formatDay(date)} className="font-[550] text-red">
      {sayDaysLate(late)}
    </time>
  )
}
