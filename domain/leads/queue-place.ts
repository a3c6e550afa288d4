import { readMoment } from '../address-values.ts'

/** The work queues: due follow-ups, longest due first, then new leads. */
export type QueueList = 'due' | 'new'

/** The position of a lead in the queue when its page was opened; it may have left the queue since. */
export type QueuePlace = { list: 'due'; at: string } | { list: 'new'; at: string; score: number }

/** Writes a position for a URL: `due~2026-11-21T03:30:00.000Z`, `new~2026-11-21T03:30:00.000Z~85`. */
export function writePlace(place: QueuePlace): string {
  const { list, at } = place
  return list === 'new' ? `new~${at}~${place.score}` : `due~${at}`
}

/** Reads a position from a URL; returns undefined if the text is none. */
export function readPlace(text: string | null): QueuePlace | undefined {
  const [list, moment, score] = text?.split('~') ?? []
  const at = readMoment(moment)
  if (!at) return undefined
  if (list === 'new') return /^\d{1,3}$/.test(score ?? '') ? { list, at, score: Number(score) } : undefined
  return list === 'due' && score === undefined ? { list, at } : undefined
}
