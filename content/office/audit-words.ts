/**
 * What a team member did, as the rest of a sentence after their name. `{it}` is the record. A missing action is shown
 * by its key.
 */
const auditActionWords: Record<string, string> = {
  signed_in: 'signed in',
  'sign_in.failed': 'failed to sign in as {it}',
  'sign_in.wrong_code': 'entered a wrong code for {it} after the right password',
  'password.changed': 'changed the password',
  'password.reset': 'set a new password by a mailed link',
  'email.verified': 'confirmed the e-mail address',
  'email.changed': 'changed the e-mail address',
  'profile.renamed': 'changed the name',
  'session.ended': 'signed out a device',
  'sessions.ended': 'signed out everywhere',
  'two_factor.on': 'turned on two-factor sign-in',
  'two_factor.off': 'turned off two-factor sign-in',
  'two_factor.new_recovery_codes': 'made new recovery codes',
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'mails.chosen': 'chose which team e-mails to get',
  'email.change_asked': 'asked to change the e-mail address',
  'verification.resent': 'sent the verification link of {it} again',
  'verification.shown': 'looked at the verification link of {it}',
  'owner.claimed': 'became the owner',
  'owner.replaced': 'is no longer the owner',
  'invitation.sent': 'invited {it} to the team as a member',
  'invitation.resent': 'sent the invitation of {it} again',
  'invitation.revoked': 'revoked an invitation to the team',
  'invitation.accepted': 'accepted an invitation and joined the team as a member',
  'registration.approved': 'approved the registration of {it}',
  'registration.rejected': 'rejected the registration of {it}',
  'member.suspended': 'suspended {it}',
  'member.reinstated': 'reinstated {it}',
  'member.removed': 'removed {it} from the team',
  'settings.saved': 'changed the settings',
  'availability.saved': 'changed the availability',
  'audit.exported': 'exported the audit log',
  'leads.exported': 'exported {it}',
  'import.started': 'started an import of leads',
  'import.cancelled': 'stopped an import of leads',
  'lead.add': 'added {it}',
  'lead.edit': 'edited {it}',
  'lead.status': 'changed the status of {it}',
  'lead.assign': 'changed the owner of {it}',
  'lead.assigned_to': 'changed the owner of {it}',
  'lead.follow_up': 'moved the follow-up of {it}',
  'lead.follow_up_date': 'set the follow-up of {it}',
  'lead.estimated_value': 'changed the value of {it}',
  'lead.call': 'logged a call with {it}',
  'lead.whatsapp': 'logged a WhatsApp message to {it}',
  'lead.reply': 'replied to {it}',
  'lead.task': 'changed a task of {it}',
  'lead.note': 'changed a note of {it}',
  'lead.merged': 'merged {it} into another lead',
  'lead.separated': 'separated {it} from a merged lead',
  'lead.change_undone': 'undid a change of {it}',
  'change.undone': 'undid a change of {it}',
  'lead.deleted': 'moved {it} to the bin',
  'lead.restored': 'restored {it} from the bin',
  'lead.purged': 'deleted {it} for good',
  'lead.bin-emptied': 'emptied the bin',
  'booking.moved': 'moved the demo with {it}',
  'booking.cancelled': 'cancelled the demo with {it}',
  'booking.held': 'marked the demo with {it} as held',
  'booking.no_show': 'marked the demo with {it} as a no-show',
  'booking.booked': 'marked the demo with {it} as not held yet',
  'answer.saved': 'saved an answer of the assistant',
  'answer.deleted': 'deleted an answer of the assistant',
  'template.saved': 'saved the reply template {it}',
  'template.offered': 'offered the reply template {it} again',
  'template.hidden': 'hid the reply template {it}',
  'template.dropped': 'deleted or reset a reply template',
  'view.shared': 'shared the view {it} with the team',
  'view.taken_back': 'stopped sharing the view {it}',
  'push.added': 'turned on notifications on a device',
  'push.removed': 'turned off notifications on a device',
  'chat.deleted': 'deleted the chat with {it}',
  'chat.taken_over': 'took over the chat with {it}',
  'chat.handed_back': 'handed the chat with {it} back to the assistant',
  'email.resend': 'sent the e-mail to {it} again',
  'email.settled': 'marked the undelivered e-mail to {it} as done',
  'email.unsettled': 'marked the undelivered e-mail to {it} as not done',
  'submission.released': 'accepted a message suspected as spam',
  'submission.deleted': 'deleted a message suspected as spam',
  'testimonial.approve': 'approved the testimonial of {it}',
  'testimonial.unapprove': 'withdrew the approval of the testimonial of {it}',
  'testimonial.feature': 'featured the testimonial of {it}',
  'testimonial.unfeature': 'stopped featuring the testimonial of {it}',
  'testimonial.reject': 'rejected the testimonial of {it}',
  'testimonial.undone': 'undid a change of the testimonial of {it}',
  'testimonial.deleted': 'deleted the testimonial of {it}',
  'testimonial.restored': 'restored the testimonial of {it}',
  'testimonial.requested': 'asked {it} for a testimonial',
  'testimonial.withdrawn': 'took down the testimonial of {it}, who withdrew consent',
  'webhook.added': 'added a webhook',
  'webhook.changed': 'changed a webhook',
  'webhook.pause': 'paused a webhook',
  'webhook.resume': 'resumed a webhook',
  'webhook.delete': 'deleted a webhook',
  'webhook.restore': 'restored a webhook',
  'webhook.rotated': 'made a new secret for a webhook',
  'person.exported': 'exported the data of a person',
  'person.erased': 'erased the data of a person',
}

/** Replaces `{it}` if the record no longer has a name. */
const auditKindNouns: Record<string, string> = {
  user: 'an account',
  invitation: 'a person',
  lead: 'a lead',
  conversation: 'a visitor',
  booking: 'a visitor',
  testimonial: 'a customer',
  email: 'a deleted address',
  saved_view: 'a view',
  reply_template: 'a reply template',
}

/** The kinds of records by which the audit log can be filtered. */
export const auditKindWords: Record<string, string> = {
  user: 'Accounts and sign-ins',
  invitation: 'Invitations',
  site_settings: 'Settings',
  lead: 'Leads',
  bin: 'Bin',
  conversation: 'Chats',
  booking: 'Demos',
  reply_template: 'Reply templates',
  saved_view: 'Saved views',
  testimonial: 'Testimonials',
  email: 'E-mails',
  quarantined_submission: 'Suspected spam',
  person: 'Personal data exports',
  erasure: 'Erasures',
  webhook: 'Webhooks',
  import: 'Imports',
  audit_log: 'Audit log',
}

/**
 * Returns the sentence of an action in three parts around the name of its record; the name is empty if the sentence
 * does not mention the record.
 */
export function describeAction(entry: {
  action: string
  subjectType: string
  name: string | undefined
  details: Record<string, unknown>
}): { before: string; name: string; after: string } {
  const { action, subjectType, details } = entry
  const template = auditActionWords[action]
  if (!template)
    return { before: action.replace(/[._]/g, ' '), name: entry.name ? `: ${entry.name}` : '', after: '' }
  const [before = '', after] = template.split('{it}')
  if (after === undefined) return { before: before.trim(), name: '', after: '' }
  const several = Number(details.leads) > 1 ? `${details.leads} leads` : undefined
  const name = entry.name ?? several ?? auditKindNouns[subjectType] ?? 'a record'
  return { before, name, after: after.trimEnd() }
}
