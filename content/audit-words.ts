/** What the audit log's actions are called. One that is missing here is shown by its own name. */
export const auditActionWords: Record<string, string> = {
  signed_in: 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  'sign_in.wrong_code': 'Wrong code after the right password',
  'password.changed': 'Password changed',
  'password.reset': 'Password set by a mailed link',
  'email.verified': 'E-mail address verified',
  'email.changed': 'E-mail address changed',
  'profile.renamed': 'Name changed',
  'session.ended': 'Session ended',
  'sessions.ended': 'Signed out everywhere',
  'two_factor.on': 'Codes turned on',
  'two_factor.off': 'Codes turned off',
  'two_factor.new_recovery_codes': 'New recovery codes made',
  'two_factor.removed_by_owner': 'Codes and passkeys taken away by the owner',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'mails.chosen': 'Mails to the team chosen',
  'email.change_asked': 'Change of the e-mail address asked for',
  'verification.resent': 'Verification link sent again',
  'owner.claimed': 'Became the owner',
  'owner.replaced': 'Is the owner no more',
  'registration.approved': 'Registration approved',
  'registration.rejected': 'Registration rejected',
  'member.suspended': 'Member suspended',
  'member.reinstated': 'Member reinstated',
  'member.removed': 'Member removed',
  'settings.saved': 'Settings saved',
  'availability.saved': 'Availability saved',
  'audit.exported': 'Audit log exported',
  'leads.exported': 'Leads exported',
  'lead.deleted': 'Lead deleted',
  'lead.restored': 'Lead brought back',
  'lead.purged': 'Lead thrown away for good',
  'chat.deleted': 'Chat deleted',
  'chat.taken_over': 'Chat taken over',
  'chat.handed_back': 'Chat handed back',
  'email.resend': 'E-mail sent again',
  'submission.released': 'Held-back message let in',
  'submission.deleted': 'Held-back message deleted',
  'testimonial.withdrawn': 'Testimonial taken down, as its writer withdrew the consent',
  'person.exported': 'Personal data exported',
  'person.erased': 'Personal data erased',
}

/** What it was done to: what the log can be narrowed to. */
export const auditKindWords: Record<string, string> = {
  user: 'Accounts and sign-ins',
  site_settings: 'Settings',
  lead: 'Leads',
  bin: 'Bin',
  conversation: 'Chats',
  testimonial: 'Testimonials',
  email: 'E-mails',
  held_back_submission: 'Held-back messages',
  person: 'Personal data exports',
  erasure: 'Erasures',
  webhook: 'Webhooks',
  import: 'Imports',
  audit_log: 'Audit log',
}

/** `lead_note.removed` → `Lead note removed`. */
export function describeAction(action: string): string {
  const known = auditActionWords[action]
  if (known) return known
  const words = action.replace(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
