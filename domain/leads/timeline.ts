export const timelineKinds = ['messages', 'notes', 'calls', 'tasks', 'demos', 'changes'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Returns whether a value is a timeline filter. */
export function isTimelineKind(value: unknown): value is TimelineKind {
  return timelineKinds.includes(value as TimelineKind)
}

/** Activity types by filter; demo types share a prefix, and all others are changes. */
export const activityTypes = {
  messages: ['quote_request', 'ai_chat', 'testimonial_request', 'email', 'whatsapp'],
  notes: ['note'],
  calls: ['call'],
} as const satisfies Partial<Record<TimelineKind, readonly string[]>>

export const DEMO_ACTIVITY = 'demo'

/** Number of timeline entries shown initially, added on each request, and shown at most. */
export const timelineSteps = { first: 20, more: 40, most: 1_000 } as const

/** Reads the number of timeline entries from a URL. */
export function readTimelineLength(value: string | null): number {
  const asked = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0
  return Math.min(Math.max(asked, timelineSteps.first), timelineSteps.most)
}
