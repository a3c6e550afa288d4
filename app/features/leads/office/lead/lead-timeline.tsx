import { ListFilter } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Demo } from '#app/office/demo-links.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Menu, MenuLink } from '#app/ui/menu.tsx'
import { Timeline } from '#app/ui/timeline.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import { timelineKindWords } from '#content/office/lead-work-words.ts'
import { sayDay } from '#domain/indian-time.ts'
import { type TimelineKind, timelineKinds, timelineSteps } from '#domain/leads/timeline.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { TimelineEntry, Timeline as TimelinePage } from '#server/leads/timeline/read-timeline.ts'
import { TimelineEvent } from './timeline-item.tsx'

type Props = {
  /** Null if it could not be read. */
  timeline: TimelinePage | null
  timelineKind: TimelineKind | undefined
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
  const { timeline, timelineKind, timelineLength, members, viewerEmail, now } = props
  const address = useTimelineAddress()
  if (!timeline) return <p role="alert">Failed to fetch lead activities</p>
  const { hasMore } = timeline
  const entries = timelineKind ? timeline.entries : withKnown(timeline, props)
  if (entries.length === 0) {
    return <p className="text-muted">Nothing of this kind yet</p>
  }
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
        <ButtonLink
          to={address({ timeline: String(timelineLength + timelineSteps.more) })}
          preventScrollReset
          replace
          size="small"
        >
          Show older
        </ButtonLink>
      ) : null}
    </>
  )
}

const MINUTE_MS = 60_000

/** Adds the coming demos, and how the lead arrived, if no entry tells it. */
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
  const isTold = hasMore || entries.some(({ at }) => Date.parse(at) < arrivedUntil)
  const what = lead.message ? 'Enquiry' : 'Lead added'
  const source = wordFor(leadSourceWords, lead.source)
  const arrival = {
    ...activity,
    id: 'arrival',
    at: lead.created_at,
    type: 'quote_request',
    title: source ? `${what}: ${source}` : what,
  }
  return [...coming, ...entries, ...(isTold ? [] : [arrival])]
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

/** A menu with the kinds of entries. */
export function TimelineFilter({ kind }: { kind: TimelineKind | undefined }) {
  const address = useTimelineAddress()
  return (
    <Menu
      label="Show in the timeline"
      trigger={
        <Button variant="quiet" size="small" icon={ListFilter}>
          {kind ? timelineKindWords[kind] : 'Everything'}
        </Button>
      }
    >
      {[undefined, ...timelineKinds].map((one) => (
        <MenuLink
          key={one ?? 'all'}
          to={address({ kind: one, timeline: undefined })}
          preventScrollReset
          replace
        >
          {one ? timelineKindWords[one] : 'Everything'}
        </MenuLink>
      ))}
    </Menu>
  )
}

/** Returns the function that changes the timeline's part of the address. */
function useTimelineAddress() {
  const { search } = useLocation()
  return (changes: Record<string, string | undefined>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      value === undefined ? params.delete(name) : params.set(name, value)
    }
    return `?${params}`
  }
}
