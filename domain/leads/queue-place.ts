/** What waits to be worked, one lead after the other: those to follow up, who waits longest first, then the hot ones. */
const queueLists = ['due', 'hot'] as const
export type QueueList = (typeof queueLists)[number]

/** Where in that row a lead stood when its page was opened; it may have left the row since. */
export type QueuePlace = { list: QueueList; at: string }

/** As it stands in addresses: `due~2026-11-21T03:30:00.000Z`. */
export function writePlace({ list, at }: QueuePlace): string {
  return `${list}~${at}`
}

/** Nothing where the text names no place. */
export function readPlace(text: string | null): QueuePlace | undefined {
  const [, list, at = ''] = /^(due|hot)~([\dT:.-]{10,30}Z)$/.exec(text ?? '') ?? []
  const time = Date.parse(at)
  return list && !Number.isNaN(time)
    ? { list: list as QueueList, at: new Date(time).toISOString() }
    : undefined
}
