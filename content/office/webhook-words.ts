import { type EventType, TEST_EVENT } from '#domain/webhooks/event-types.ts'

export const eventWords: Record<EventType, string> = {
  'lead.created': 'A new lead',
  'lead.status_changed': 'A lead’s status changed',
  'booking.made': 'A demo was booked',
  'testimonial.received': 'A testimonial came in',
}

/** Returns the label of a webhook event. */
export function wordOfEvent(type: string): string {
  return type === TEST_EVENT ? 'Test' : (eventWords[type as EventType] ?? type)
}
