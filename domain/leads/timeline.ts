/** What a lead's timeline can be narrowed to. */
export const timelineKinds = ['messages', 'notes', 'calls', 'tasks', 'demos', 'changes'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export function isTimelineKind(value: unknown): value is TimelineKind {
  return timelineKinds.includes(value as TimelineKind)
}

/** The activities by what they are; those of demos begin alike, and all others are changes. */
export const activityTypes = {
  messages: ['quote_request', 'ai_chat', 'testimonial_request', 'email', 'whatsapp'],
  notes: ['note'],
  calls: ['call'],
} as const satisfies Partial<Record<TimelineKind, readonly string[]>>

export const DEMO_ACTIVITY = 'demo'

/** How many entries are shown at first, how many more each time, and at most. */
export const timelineSteps = { first: 20, more: 40, most: 1_000 } as const

/** How many entries an address asks for. */
export function readTimelineLength(value: string | null): number {
  const asked = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0
  return Math.min(Math.max(asked, timelineSteps.first), timelineSteps.most)
}
