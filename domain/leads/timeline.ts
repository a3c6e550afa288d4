/** Number of timeline entries shown initially, added on each request, and shown at most. */
export const timelineSteps = { first: 20, more: 40, most: 1_000 } as const

/** Reads the number of timeline entries from a URL. */
export function readTimelineLength(value: string | null): number {
  const asked = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0
  return Math.min(Math.max(asked, timelineSteps.first), timelineSteps.most)
}
