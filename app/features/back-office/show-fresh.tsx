import { useLocation, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { countNews, type NewsItem } from '#domain/news.ts'
import { OFFICE } from './menu-items.ts'

/** The kinds that a screen lists. New records are offered, because rows that appear by themselves would move others. */
const listed: Record<string, NewsItem['kind'][]> = {
  [OFFICE]: ['lead', 'again', 'chat', 'booking', 'testimonial', 'email', 'registration'],
  [`${OFFICE}/leads`]: ['lead', 'again'],
  [`${OFFICE}/leads/board`]: ['lead', 'again'],
  [`${OFFICE}/bookings`]: ['booking'],
  [`${OFFICE}/testimonials`]: ['testimonial'],
  [`${OFFICE}/emails`]: ['email'],
  [`${OFFICE}/team`]: ['registration'],
}

export function ShowFresh({ fresh }: { fresh: NewsItem[] }) {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const kinds = listed[pathname.replace(/\/$/, '')] ?? []
  const items = fresh.filter(({ kind }) => kinds.includes(kind))
  if (items.length === 0) return null
  return (
    <p className="mb-3 flex justify-center">
      <Button disabled={state !== 'idle'} onClick={() => void revalidate()}>
        {`${countNews(items)}: show`}
      </Button>
    </p>
  )
}
