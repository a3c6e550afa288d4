import { nameOfMail } from '#app/office/mail-words.ts'
import type { EmailListItem } from '#server/email/read-outbox.ts'

/** The subject of a mail, or its kind if the subject is unknown. */
export function subjectOf(email: Pick<EmailListItem, 'template' | 'subject'>): string {
  return email.subject ?? nameOfMail(email.template)
}

/** The address that a mail goes to. */
export const toOf = ({ to }: Pick<EmailListItem, 'to'>): string => to ?? 'You (owner)'

/** The states of mails. */
export const stateNames: Record<EmailListItem['status'] | 'settled', string> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  dead: 'Not delivered',
  settled: 'Marked done',
}

export const EMAILS = '/del-admin-dashboard/emails'
