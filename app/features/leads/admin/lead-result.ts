import { withoutAnswer } from '#app/components/back-office/change-result.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'

/** What a page says after a change that was made without scripts, by the name in its address. */
export const doneMessages: Record<string, string> = {
  status: 'Lead status updated successfully',
  bulk: 'The leads were changed',
  added: 'Lead added',
  edited: 'Lead saved',
  merged: 'Two leads are one now',
  deleted: 'Lead deleted successfully',
  restored: 'Lead restored',
  purged: 'Deleted for good',
  emptied: 'The bin was emptied',
  released: 'Taken in as a lead',
  'without-slot':
    'Taken in as a lead. The time that was wanted for the demo is not free any more: propose another.',
  // By whether mail could be sent then.
  'asked-working': 'Asked for a testimonial',
  'asked-none': sayMail('none', '', 'The request is saved.'),
  'asked-failing': sayMail('failing', '', 'The request is saved.'),
  discarded: 'The submission was deleted',
  'discarded-all': 'All that was shown was deleted',
}

const LIST = '/del-admin-dashboard/leads'

/** Where to go after a lead is gone: the list as it was left, or the whole list. Never to another site. */
export function listAddress(next: unknown): string {
  const isOurs = typeof next === 'string' && (next === LIST || next.startsWith(`${LIST}?`))
  return isOurs ? withoutAnswer(next) : LIST
}
