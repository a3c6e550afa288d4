import { useSearchParams } from 'react-router'
import type { Demo } from '#app/office/demo-links.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import { sayDay } from '#domain/indian-time.ts'
import { timelineSteps } from '#domain/leads/timeline.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { TimelineEntry, Timeline as TimelinePage } from '#server/leads/timeline/read-timeline.ts'
import { TimelineEvent } from './timeline-item.tsx'

type Props = {
  /** Null if it could not be read. */
  timeline: TimelinePage | null
  timelineLength: number
  members: TeamMember[]
  /** Only own notes can be changed. */
  viewerEmail: string
  lead: { created_at: string; source: string | null; message: string | null }
  demos: Demo[]
  now: string
}

/** What happened by day, newest first, after what is planned. */
export function LeadTimeline(props: Props) {
  const { timeline, timelineLength, members, viewerEmail, now } = props
  const [query] = useSearchParams()
  if (!timeline) return <p role="alert">Failed to fetch lead activities</p>
  const { hasMore } = timeline
  const entries = withKnown(timeline, props)
  const longer = new URLSearchParams(query)
  longer.set('timeline', String(timelineLength + timelineSteps.more))
  const dayOf = ({ at }: TimelineEntry) => (at > now ? 'planned' : sayDay(at, now))
  const days = [...new Set(entries.map(dayOf))]
  return (
    <>
      {days.map((day) => (
        <Day
          key={day}
          label={capitalize(day)}
          entries={entries.filter((entry) => dayOf(entry) === day)}
          members={members}
          viewerEmail={viewerEmail}
        />
      ))}
      {hasMore && timelineLength < timelineSteps.most ? (
        <ButtonLink to={`?${longer}`} preventScrollReset replace size="small">
          Show older
        </ButtonLink>
      ) : null}
    </>
  )
}

const MINUTE_MS = 60_000

/** Adds the coming demos, and how the lead arrived, if no entry records it. */
function withKnown({ entries, hasMore }: TimelinePage, { lead, demos, now }: Props): TimelineEntry[] {
  const activity = { kind: 'activity', text: null, by: null } as const
  const coming = demos
    .filter(({ status, starts_at }) => status === 'booked' && starts_at > now)
    .sort((a, b) => (a.starts_at < b.starts_at ? 1 : -1))
    .map(({ id, starts_at, service }) => ({
      ...activity,
      id,
      at: starts_at,
      type: 'demo',
      title: `Demo: ${demoServiceLabels.en[service]}`,
    }))
  const arrivedUntil = Date.parse(lead.created_at) + MINUTE_MS
  const isRecorded = hasMore || entries.some(({ at }) => Date.parse(at) < arrivedUntil)
  const what = lead.message ? 'Enquiry' : 'Lead added'
  const source = wordFor(leadSourceWords, lead.source)
  const arrival = {
    ...activity,
    id: 'arrival',
    at: lead.created_at,
    type: 'quote_request',
    title: source ? `${what}: ${source}` : what,
  }
  return [...coming, ...entries, ...(isRecorded ? [] : [arrival])]
}

type DayProps = Pick<Props, 'members' | 'viewerEmail'> & { label: string; entries: TimelineEntry[] }

function Day({ label, entries, ...props }: DayProps) {
  return (
    <>
      <h3 className="mb-2 font-[550] text-faint text-xs">{label}</h3>
      <Timeline label={label}>
        {entries.map((entry) => (
          <TimelineEvent
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            isPlanned={label === 'Planned'}
            {...props}
          />
        ))}
      </Timeline>
    </>
  )
}
