/** What other programs can be told of. The names are written into their flows: they never change. */
export const eventTypes = [
  'lead.created',
  'lead.status_changed',
  'booking.made',
  'testimonial.received',
] as const

export type EventType = (typeof eventTypes)[number]

/** Sent by hand, to try an address. */
export const TEST_EVENT = 'test'
