import { readMoment } from '../address-values.ts'

/** What waits to be worked, one lead after the other: those to follow up, longest due first, then the new ones. */
export type QueueList = 'due' | 'new'

/** Where in that row a lead stood when its page was opened; it may have left the row since. */
export type QueuePlace = { list: 'due'; at: string } | { list: 'new'; at: string; score: number }

/** As it stands in addresses: `due~2026-11-21T03:30:00.000Z`, `new~2026-11-21T03:30:00.000Z~85`. */
export function writePlace(place: QueuePlace): string {
  const { list, at } = place
  return list === 'new' ? `new~${at}~${place.score}` : `due~${at}`
}

/** Nothing where the text names no place. */
export function readPlace(text: string | null): QueuePlace | undefined {
  const [list, moment, score] = text?.split('~') ?? []
  const at = readMoment(moment)
  if (!at) return undefined
  if (list === 'new') return /^\d{1,3}$/.test(score ?? '') ? { list, at, score: Number(score) } : undefined
  return list === 'due' && score === undefined ? { list, at } : undefined
}
