import { readMoment } from './address-values.ts'

/** Something that came in while somebody has the back office open. */
export type NewsItem = {
  kind: 'lead' | 'again' | 'chat' | 'booking' | 'testimonial' | 'email' | 'registration'
  id: string
  /** Whose it is, where that is known. */
  name: string | undefined
  /** When, of what the same one can do several times. */
  at?: string
}

/** How many of it need somebody now, as the menu says. */
export type MenuCounts = {
  newLeads: number
  waitingChats: number
  pendingTestimonials: number
  deadEmails: number
  dueBookings: number
}

/** `at`: what the next question is to begin with. */
export type News = { at: string; items: NewsItem[]; counts: MenuCounts }

const MOST_MS = 60 * 60_000
/** A transaction is seen a little later than the moment that it wrote down. */
const OVERLAP_MS = 15_000

/** From which moment on is looked, for somebody who has heard everything until `since`; an hour back at most. */
export function newsFrom(since: string | null, now: Date): string | undefined {
  const heard = readMoment(since)
  if (!heard) return undefined
  return new Date(Math.max(Date.parse(heard) - OVERLAP_MS, now.getTime() - MOST_MS)).toISOString()
}

export const newsKey = ({ kind, id, at = '' }: NewsItem): string => `${kind}:${id}:${at}`

/** What of the items was not told yet; `told` remembers them all. */
export function untold(items: readonly NewsItem[], told: Set<string>): NewsItem[] {
  return items.filter((item) => {
    const key = newsKey(item)
    if (told.has(key)) return false
    told.add(key)
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

/** `2 new leads, 1 new demo`. */
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
