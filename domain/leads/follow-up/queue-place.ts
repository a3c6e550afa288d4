import { readMoment } from '#domain/address-values.ts'

/**
 * The position of a lead in its queue (due follow-ups by worth and lateness, then new leads by score) when its
 * page was opened; it may have left the queue since.
 */
export type QueuePlace = { list: 'due'; rank: number } | { list: 'new'; at: string; score: number }

/** Writes a position for a URL: `due~475000`, `new~2026-11-21T03:30:00.000Z~85`. */
export function writePlace(place: QueuePlace): string {
  return place.list === 'new' ? `new~${place.at}~${place.score}` : `due~${place.rank}`
}

/** Reads a position from a URL; returns undefined if the text is none. */
export function readPlace(text: string | null): QueuePlace | undefined {
  const due = /^due~(\d{1,15})$/.exec(text ?? '')
  if (due) return { list: 'due', rank: Number(due[1]) }
  const [list, moment, score = ''] = text?.split('~') ?? []
  const at = readMoment(moment)
  return list === 'new' && at && /^\d{1,3}$/.test(score) ? { list, at, score: Number(score) } : undefined
}
