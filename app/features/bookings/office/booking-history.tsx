import { Disclosure } from '#app/ui/disclosure.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'

export type BookingActivity = {
  id: string
  title: string
  description: string | null
  created_by: string | null
  created_at: string
}

/** What happened, newest first. */
export function BookingHistory({ activities }: { activities: BookingActivity[] }) {
  if (activities.length === 0) return <p className="text-muted">No activity yet</p>
  return (
    <ol className="grid gap-4">
      {activities.map(({ id, title, description, created_by, created_at }) => (
        <li key={id} className="border-edge border-l-2 pl-3">
          <span className="block [overflow-wrap:anywhere] font-medium">{title}</span>
          <span className="block [overflow-wrap:anywhere] text-muted text-sm">
            <time dateTime={created_at}>{formatDayAndTime(created_at)}</time>
            {created_by ? `, ${created_by}` : ''}
          </span>
          {description ? (
            <Disclosure label="More" className="text-small">
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{description}</p>
            </Disclosure>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
