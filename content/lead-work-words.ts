import type { TimelineKind } from '#domain/leads/timeline.ts'

export const timelineKindWords: Record<TimelineKind, string> = {
  messages: 'Messages',
  notes: 'Notes',
  calls: 'Calls',
  tasks: 'Tasks done',
  demos: 'Demos',
  changes: 'Changes',
}

/** What each mail to a lead was about. */
const leadMailWords: Record<string, string> = {
  'quote-received': 'We got your request',
  'booking-made': 'Your demo is booked',
  'booking-moved': 'Your demo is moved',
  'booking-cancelled': 'Your demo is cancelled',
  'booking-reminder': 'Reminder of the demo',
  'testimonial-request': 'Please write a testimonial',
  'testimonial-reminder': 'Reminder of the testimonial',
}

export function wordForMail(template: string): string {
  return leadMailWords[template] ?? template
}

export const mailStatusWords: Record<string, string> = {
  queued: 'waits to go out',
  sending: 'is going out',
  sent: 'sent',
  dead: 'not delivered',
}
