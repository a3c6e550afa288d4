import { readMoment } from './address-values.ts'

/** An event that happened while the back office is open. */
export type NewsItem = {
  kind: 'lead' | 'again' | 'chat' | 'booking' | 'testimonial' | 'email' | 'registration'
  id: string
  /** Name of the person, if known. */
  name: string | undefined
  /** Time of the event, if the same record can have several. */
  at?: string
}

/** Numbers of open items, shown in the menu. */
export type MenuCounts = {
  newLeads: number
  waitingChats: number
  pendingTestimonials: number
  deadEmails: number
  dueBookings: number
}

/** `at` is the start of the next request. */
export type News = { at: string; items: NewsItem[]; counts: MenuCounts }

const MOST_MS = 60 * 60_000
/** A transaction becomes visible a little later than the timestamp it wrote. */
const OVERLAP_MS = 15_000

/**
 * Returns the start of the search for news after `since`, at most one hour back; undefined if `since` is no
 * moment.
 */
export function newsFrom(since: string | null, now: Date): string | undefined {
  const from = readMoment(since)
  if (!from) return undefined
  return new Date(Math.max(Date.parse(from) - OVERLAP_MS, now.getTime() - MOST_MS)).toISOString()
}

/** Returns the key by which a news item is deduplicated. */
export const newsKey = ({ kind, id, at = '' }: NewsItem): string => `${kind}:${id}:${at}`

/** Returns the items that are not yet in `seen`, and adds them to it. */
export function takeUnseen(items: readonly NewsItem[], seen: Set<string>): NewsItem[] {
  return items.filter((item) => {
    const key = newsKey(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const words: Record<NewsItem['kind'], [one: string, several: string]> = {
  lead: ['new lead', 'new leads'],
  again: ['lead came again', 'leads came again'],
  chat: ['chat waiting', 'chats waiting'],
  booking: ['new demo', 'new demos'],
  testimonial: ['new testimonial', 'new testimonials'],
  email: ['mail not delivered', 'mails not delivered'],
  registration: ['registration', 'registrations'],
}

/** Summarises items: `2 new leads, 1 new demo`. */
export function countNews(items: readonly NewsItem[]): string {
  const kinds = Object.keys(words) as NewsItem['kind'][]
  return kinds
    .flatMap((kind) => {
      const count = items.filter((item) => item.kind === kind).length
      const [one, several] = words[kind]
      return count > 0 ? [`${count} ${count === 1 ? one : several}`] : []
    })
    .join(', ')
}
