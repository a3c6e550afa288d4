import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type NewsItem, newsKey } from '#domain/news.ts'
import { OFFICE } from './menu-items.ts'

const SHOWN_MS = 15_000

/** `unnamed`: shown if the name is unknown. `isOnePage`: all of them are handled on one page. */
const kinds: Record<NewsItem['kind'], { words: string; path: string; unnamed: string; isOnePage?: true }> = {
  lead: { words: 'New lead', path: `${OFFICE}/leads`, unnamed: 'Someone' },
  again: { words: 'Came again', path: `${OFFICE}/leads`, unnamed: 'Someone' },
  chat: { words: 'Waiting in a chat', path: `${OFFICE}/chats`, unnamed: 'A visitor' },
  booking: { words: 'New demo', path: `${OFFICE}/bookings`, unnamed: 'Someone' },
  testimonial: { words: 'New testimonial', path: `${OFFICE}/testimonials`, unnamed: 'Someone' },
  email: { words: 'Mail not delivered', path: `${OFFICE}/emails`, unnamed: 'To you' },
  registration: {
    words: 'Wants to join the team',
    path: `${OFFICE}/team`,
    unnamed: 'Someone',
    isOnePage: true,
  },
}

type Props = { notices: NewsItem[]; isSignedOut: boolean; onDismiss: (item: NewsItem) => void }

/** Shows new items in a corner for a while, except the one that is open. */
export function NewsNotices({ notices, isSignedOut, onDismiss }: Props) {
  const { pathname } = useLocation()
  return (
    <div role="status" aria-label="News" className="news">
      {isSignedOut ? (
        <p className="news-card px-4 py-3">
          You are signed out.
          <TextLink isAlone to={pathname} reloadDocument>
            Sign in again
          </TextLink>
        </p>
      ) : null}
      {notices
        .filter(({ id }) => !pathname.includes(id))
        .map((item) => (
          <Notice key={newsKey(item)} item={item} onDismiss={onDismiss} />
        ))}
    </div>
  )
}

function Notice({ item, onDismiss }: { item: NewsItem; onDismiss: (item: NewsItem) => void }) {
  const { words, path, unnamed, isOnePage = false } = kinds[item.kind]
  const name = item.name ?? unnamed
  const [isHeld, setHeld] = useState(false)
  const dismiss = useEffectEvent(() => onDismiss(item))
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismiss(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <article
      className="news-card"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Link
        to={isOnePage ? path : `${path}/${item.id}`}
        className="min-w-0 flex-1 py-3 pl-4 hover:underline"
        onClick={() => onDismiss(item)}
      >
        <span className="text-muted text-sm">{words}</span>
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
      </Link>
      <IconButton icon={X} label={`Close: ${words}, ${name}`} onClick={() => onDismiss(item)} />
    </article>
  )
}
