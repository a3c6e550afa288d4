import type { ChangeResult } from '#app/components/back-office/change-result.ts'

/** How something that was done at a lead ended; which form it was, and what stays in its fields when it failed. */
export type WorkResult = ChangeResult & { intent?: string; item?: string; draft?: Record<string, string> }

/** What is said after something was done, by the form's name. */
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
  'log-call': 'Call logged',
  'restore-note': 'It is as it was',
  'restore-task': 'It is as it was',
  'restore-reason': 'It is as it was',
}
