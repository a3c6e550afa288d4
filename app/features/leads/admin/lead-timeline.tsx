import { formatDayAndTime } from '#domain/indian-time.ts'

export type Activity = {
  id: string
  activity_type: string
  title: string
  description: string | null
  created_by: string | null
  created_at: string
}

/** What happened, newest first; nothing at all when it could not be had. */
export function LeadTimeline({ activities }: { activities: Activity[] | null }) {
  if (!activities) return <p role="alert">Failed to fetch lead activities</p>
  if (activities.length === 0) return <p className="text-muted">Nothing has happened yet.</p>
  return (
    <ol className="grid gap-4">
      {activities.map((activity) => (
        <li key={activity.id} className="border-edge border-l-2 pl-3">
          <span className="block break-words font-medium">{activity.title}</span>
          <span className="block break-words text-muted text-sm">
            <time dateTime={activity.created_at}>{formatDayAndTime(activity.created_at)}</time>
            {activity.created_by ? `, ${activity.created_by}` : ''}
          </span>
          {activity.description ? (
            <details className="mt-1">
              <summary className="admin-link inline-block min-h-6 cursor-pointer">What was sent</summary>
              <p className="mt-1 whitespace-pre-wrap break-words">{activity.description}</p>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
