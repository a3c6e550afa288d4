import { z } from 'zod'
import { intent, refuse, text, textFields, version } from '#app/lib/office/office-action.ts'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import type { InlineField } from '#server/leads/work/set-field.ts'
import { leadProblems as problems } from './lead-problems.ts'
import { listAddress } from './paths.ts'
import { callIntents } from './work/call-intents.ts'
import { noteIntents, taskIntents } from './work/item-intents.ts'

/** Sets the status of a lead, on its page, in the list, on the board, and on Today. */
export const setStatus = intent({
  schema: z.object({
    leadId: text,
    status: z.enum(leadStatuses, 'That is not a lead status.'),
    // The column that the card came from.
    seen: z.enum(leadStatuses).optional(),
  }),
  failure: 'Failed to update lead status',
  async run({ services, viewer, input }) {
    const outcome = await services.leads.changeLeadStatus(viewer, input)
    if (outcome.kind !== 'conflict') return outcome
    const now = wordFor(leadStatusWords, outcome.column)
    return refuse('conflict', `${outcome.name} is in “${now}” now. Choose again.`)
  },
  toast: 'Lead status updated successfully',
  undo: (outcome, { input }) =>
    outcome.kind === 'changed' ? `${outcome.name}: ${leadStatusWords[input.status]}` : undefined,
})

function setField(field: InlineField, toast: string) {
  return intent({
    schema: textFields('text', 'seen'),
    failure: 'Failed to update lead',
    problems,
    run: ({ services, viewer, input, id }) =>
      services.leads.setField(viewer, { leadId: id, field, ...input }),
    toast,
  })
}

/** The forms of a lead's page. */
export const leadIntents = {
  'set-status': setStatus,
  'set-assigned_to': setField('assigned_to', 'Owner changed'),
  'set-follow_up_date': setField('follow_up_date', 'Follow-up set'),
  'set-estimated_value': setField('estimated_value', 'Value saved'),
  'use-contact': intent({
    schema: textFields('item'),
    failure: 'Failed to update lead',
    run: ({ services, viewer, input, id }) =>
      services.leads.useContact(viewer, { leadId: id, contact: input.item }),
    toast: 'Main contact changed',
  }),
  'remove-contact': intent({
    schema: textFields('item'),
    failure: 'Failed to remove the contact',
    run: ({ services, viewer, input, id }) =>
      services.leads.removeContact(viewer, { leadId: id, contact: input.item }),
    toast: 'Contact removed',
  }),
  ...callIntents,
  ...noteIntents,
  ...taskIntents,
  'give-reason': intent({
    schema: z.object({ reason: text, note: text, version }),
    failure: 'Failed to save the reason',
    problems,
    run: ({ services, viewer, input, id }) => services.leads.giveReason(viewer, { leadId: id, ...input }),
    toast: 'Reason saved',
  }),
  delete: intent({
    permission: 'leads:delete',
    schema: textFields('next'),
    failure: 'Failed to delete lead',
    outage: 'Nothing was deleted. Try again in a moment.',
    // A lead that was deleted before counts as deleted.
    async run({ services, viewer, id }) {
      const { changeId, deleted } = await services.leads.delete(viewer, [id])
      return { kind: 'deleted' as const, changeId: deleted.length > 0 ? changeId : undefined }
    },
    toast: 'Lead deleted successfully',
    goTo: (_outcome, { input }) => listAddress(input.next),
  }),
}
