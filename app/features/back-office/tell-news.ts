import { showToast } from '#app/ui/site/toasts.ts'
import type { NewsItem } from '#domain/news.ts'
import { OFFICE } from './menu-items.ts'

const SHOWN_MS = 15_000
const MOST_AT_ONCE = 3

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

/** Says what came in, each item with a button that opens it, except the one that is open. */
export function tellNews(items: readonly NewsItem[], open: (path: string) => void): void {
  for (const { kind, id, name } of items.slice(0, MOST_AT_ONCE)) {
    if (window.location.pathname.includes(id)) continue
    const { words, path, unnamed, isOnePage = false } = kinds[kind]
    showToast({
      title: words,
      description: name ?? unnamed,
      shownMs: SHOWN_MS,
      action: { label: 'Open', run: () => open(isOnePage ? path : `${path}/${id}`) },
    })
  }
}
