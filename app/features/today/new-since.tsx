import { Link } from 'react-router'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'
import { formatCount } from '#domain/text/format-count.ts'

const OFFICE = '/del-admin-dashboard'
/** What arrived since the last visit, each kind with a link to its list; nothing if nothing did. */
export function NewSince({ fresh, now }: { fresh: TodayData['fresh']; now: string }) {
  if (!fresh) return null
  const { since, leads, demos, chats, testimonials } = fresh
  const kinds = [
    { to: `${OFFICE}/leads`, count: leads, one: 'lead', several: 'leads' },
    { to: `${OFFICE}/bookings`, count: demos, one: 'demo', several: 'demos' },
    { to: `${OFFICE}/chats`, count: chats, one: 'chat', several: 'chats' },
    {
      to: `${OFFICE}/testimonials?status=pending`,
      count: testimonials,
      one: 'testimonial',
      several: 'testimonials',
    },
  ].filter(({ count }) => count > 0)
  if (kinds.length === 0) return null
  return (
    <p className="new-since">
      New since {sayDayAndTime(since, now)}:
      {kinds.map(({ to, count, one, several }) => (
        <Link key={to} to={to}>
          {`${formatCount(count)} ${count === 1 ? one : several}`}
        </Link>
      ))}
    </p>
  )
}
