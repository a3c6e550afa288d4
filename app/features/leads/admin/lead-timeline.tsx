import { Link } from 'react-router'
import { formatDayAndTime } from '#domain/indian-time.ts'

export type Activity = {
  id: string
  activity_type: string
  title: string
  description: string | null
  created_by: string | null
  created_at: string
}

export type LeadChat = { id: string; started_at: string }

type Props = { activities: Activity[] | null; chats: LeadChat[] }

/** What happened, newest first; nothing at all when it could not be had. */
export function LeadTimeline({ activities, chats }: Props) {
  if (!activities) return <p role="alert">Failed to fetch lead activities</p>
  if (activities.length + chats.length === 0) return <p className="text-muted">Nothing has happened yet.</p>
  const entries = [
    ...activities.map((activity) => ({
      at: activity.created_at,
      item: <ActivityItem key={activity.id} activity={activity} />,
    })),
    ...chats.map((chat) => ({ at: chat.started_at, item: <ChatItem key={chat.id} chat={chat} /> })),
  ]
  return (
    <ol className="grid gap-4">
      {entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).map(({ item }) => item)}
    </ol>
  )
}

function ActivityItem({ activity }: { activity: Activity }) {
  return (
    <li className="border-edge border-l-2 pl-3">
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
  )
}

function ChatItem({ chat: { id, started_at } }: { chat: LeadChat }) {
  return (
    <li className="border-edge border-l-2 pl-3">
      <Link to={`/del-admin-dashboard/chats/${id}`} className="admin-link inline-block min-h-6 font-medium">
        Chat on the website
      </Link>
      <span className="block text-muted text-sm">
        <time dateTime={started_at}>{formatDayAndTime(started_at)}</time>
      </span>
    </li>
  )
}
