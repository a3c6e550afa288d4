import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'

/** How something that was done at a lead ended; which form it was, and what stays in its fields when it failed. */
export type WorkResult = ChangeResult & { intent?: string; item?: string; draft?: Record<string, string> }

/** What a page says after something was done without scripts, by the name in its address. */
export const workDone: Record<string, string> = {
  'set-assigned_to': 'Lead given',
  'set-follow_up_date': 'Follow-up set',
  'set-estimated_value': 'Value saved',
  'use-contact': 'Main contact changed',
  'remove-contact': 'Contact removed',
  'restore-contact': 'Contact is back',
  'give-reason': 'Reason saved',
  'add-note': 'Note added',
  'edit-note': 'Note saved',
  'delete-note': 'Note deleted',
  'add-task': 'Task added',
  'edit-task': 'Task saved',
  'finish-task': 'Task done',
  'reopen-task': 'Task to be done again',
  'delete-task': 'Task deleted',
  'save-template': 'Text saved',
  'hide-template': 'Not offered any more',
  'offer-template': 'Offered again',
  'drop-template': 'Thrown away',
  // By whether mail could be sent then.
  'reply-working': 'The mail is on its way',
  'reply-none': sayMail('none', ''),
  'reply-failing': sayMail('failing', ''),
  'log-whatsapp': 'Noted in the timeline',
  'log-call': 'Call logged',
  'restore-note': 'It is as it was',
  'restore-task': 'It is as it was',
  'restore-reason': 'It is as it was',
}
