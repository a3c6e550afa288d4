/** The webhook events. Customers use these names in their workflows, so they must never change. */
export const eventTypes = [
  'lead.created',
  'lead.status_changed',
  'booking.made',
  'testimonial.received',
] as const

export type EventType = (typeof eventTypes)[number]

/** Sent manually to test an endpoint. */
export const TEST_EVENT = 'test'
