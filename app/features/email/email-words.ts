import type { EmailTemplate } from '#server/email/email-templates.ts'
import type { EmailListItem } from '#server/email/read-outbox.ts'

export const templateNames: Record<EmailTemplate, string> = {
  'new-lead': 'New lead',
  'quote-received': 'Quote request received',
  'chat-waiting': 'Visitor waiting in the chat',
  'model-key-refused': 'AI key refused',
  quarantined: 'Suspected spam',
  'failed-sign-ins': 'Failed sign-ins',
  'webhook-stopped': 'Webhook stopped',
  'booking-made': 'Demo booked',
  'booking-moved': 'Demo moved',
  'booking-cancelled': 'Demo cancelled',
  'booking-reminder': 'Reminder of a demo',
  'team-booking-made': 'To you: demo booked',
  'team-booking-moved': 'To you: demo moved',
  'team-booking-cancelled': 'To you: demo cancelled',
  'testimonial-received': 'Testimonial received',
  'testimonial-waiting': 'Testimonial waiting',
  'testimonial-approved': 'Testimonial approved',
  'testimonial-request': 'Asked for a testimonial',
  'testimonial-reminder': 'Reminder of a testimonial',
  'data-link': 'Link to one’s own data',
  'data-erased': 'Data erased',
  'data-notice': 'To you: about personal data',
  'team-reply': 'Reply to a lead',
  invitation: 'Invitation to the team',
  'verify-email': 'Verify an address',
  'reset-password': 'Set a new password',
  'change-email': 'Use a new e-mail address',
  'email-changed': 'E-mail address changed',
  'registration-waiting': 'Registration waiting',
  'registration-approved': 'Registration approved',
}

export function nameOf(email: Pick<EmailListItem, 'template'>): string {
  return email.template ? templateNames[email.template] : 'Unknown kind of mail'
}

/** The subject of a mail, or its kind if the subject is unknown. */
export function subjectOf(email: Pick<EmailListItem, 'template' | 'subject'>): string {
  return email.subject ?? nameOf(email)
}

/** The address that a mail goes to. */
export const toOf = ({ to }: Pick<EmailListItem, 'to'>): string => to ?? 'You (owner)'

/** The filters of the list, by the words of its tabs. */
export const filterNames: Record<EmailListItem['status'] | 'settled', string> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  dead: 'Not delivered',
  settled: 'Done',
}

export const EMAILS = '/del-admin-dashboard/emails'
