import { useSearchParams } from 'react-router'
import type { Demo } from '#app/office/demo-links.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
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
  demos: Demo[]
  now: string
}

/** What happened by day, newest first, after what is planned. */
export function LeadTimeline(props: Props) {
  const { timeline, timelineLength, members, viewerEmail, now } = props
  const [query] = useSearchParams()
  if (!timeline) return <p role="alert">Failed to fetch lead activities</p>
  const entries = [...comingDemos(props), ...timeline.entries]
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
      {timeline.hasMore && timelineLength < timelineSteps.most ? (
        <ButtonLink to={`?${longer}`} preventScrollReset replace size="small">
          Show older
        </ButtonLink>
      ) : null}
    </>
  )
}

/** The demos to come, the latest first. */
function comingDemos({ demos, now }: Pick<Props, 'demos' | 'now'>): TimelineEntry[] {
  return demos
    .filter(({ status, starts_at }) => status === 'booked' && starts_at > now)
    .sort((a, b) => (a.starts_at < b.starts_at ? 1 : -1))
    .map(({ id, starts_at, service }) => ({
      kind: 'activity',
      id,
      at: starts_at,
      type: 'demo',
      title: `Demo: ${demoServiceLabels.en[service]}`,
      text: null,
      by: null,
    }))
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
