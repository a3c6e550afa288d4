import type { MailState } from '#domain/email/mail-state.ts'
import type { EmailTemplate } from '#server/email/email-templates.ts'

export type MailKind = MailState['kind']

/** When a mail goes out that cannot be sent now. */
export const willBeSent = {
  none: 'It will be sent once e-mail is set up.',
  failing: 'It will be sent once e-mail works again.',
} as const satisfies Record<Exclude<MailKind, 'working'>, string>

/** What is said of a mail: `sent` where mail can be sent now, otherwise that it is saved and waits. */
export function sayMail(mail: MailKind, sent: string, saved = 'Saved.'): string {
  return mail === 'working' ? sent : `${saved} ${willBeSent[mail]}`
}

/** The name of each kind of mail. */
const mailNames: Record<EmailTemplate, string> = {
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

/** Returns the name of a kind of mail. */
export const nameOfMail = (template: string | undefined): string =>
  mailNames[template as EmailTemplate] ?? template ?? 'Unknown kind of mail'

export const mailStatusWords: Record<string, string> = {
  queued: 'not sent yet',
  sending: 'being sent',
  sent: 'sent',
  dead: 'not delivered',
}
