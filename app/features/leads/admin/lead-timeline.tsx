import { Link, useLocation } from 'react-router'
import { timelineKindWords } from '#content/lead-work-words.ts'
import { type TimelineKind, timelineKinds, timelineSteps } from '#domain/leads/timeline.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { Timeline } from '#server/leads/timeline/read-timeline.ts'
import { TimelineItem } from './timeline-item.tsx'

type Props = {
  /** Nothing when it could not be had. */
  timeline: Timeline | null
  kind: TimelineKind | undefined
  length: number
  members: TeamMember[]
  /** Whose own notes can be changed. */
  viewerEmail: string
}

/** What happened, newest first. */
export function LeadTimeline({ timeline, kind, length, members, viewerEmail }: Props) {
  const { search } = useLocation()
  const address = (changes: Record<string, string | undefined>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries({
      done: undefined,
      undo: undefined,
      deleted: undefined,
      ...changes,
    }))
      value === undefined ? params.delete(name) : params.set(name, value)
    return `?${params}`
  }
  if (!timeline) return <p role="alert">Failed to fetch lead activities</p>
  const { entries, hasMore } = timeline
  return (
    <>
      <nav aria-label="Kinds of events" className="mb-3 flex flex-wrap gap-x-1 gap-y-1 text-sm">
        {[undefined, ...timelineKinds].map((one) => (
          <Link
            key={one ?? 'all'}
            to={address({ kind: one, timeline: undefined })}
            preventScrollReset
            replace
            aria-current={one === kind ? 'true' : undefined}
            className="inline-flex min-h-8 items-center rounded-full border border-line px-2.5 hover:bg-sunk aria-[current]:border-accent aria-[current]:bg-sunk aria-[current]:font-semibold"
          >
            {one ? timelineKindWords[one] : 'Everything'}
          </Link>
        ))}
      </nav>
      {entries.length === 0 ? (
        <p className="text-muted">{kind ? 'Nothing of this kind.' : 'Nothing has happened yet.'}</p>
      ) : (
        <ol className="grid gap-4">
          {entries.map((entry) => (
            <TimelineItem
              key={`${entry.kind} ${entry.id}`}
              entry={entry}
              members={members}
              viewerEmail={viewerEmail}
            />
          ))}
        </ol>
      )}
      {hasMore && length < timelineSteps.most ? (
        <p className="mt-4">
          <Link
            to={address({ timeline: String(length + timelineSteps.more) })}
            preventScrollReset
            replace
            className="admin-button"
          >
            Show older
          </Link>
        </p>
      ) : null}
    </>
  )
}
