import { z } from 'zod'
import { intent, refuse, text } from '#app/lib/office/office-action.ts'
import { leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { leadStatuses } from '#domain/leads/lead.ts'

const column = z.enum(leadStatuses, 'That is no column of the board.')

/** Puts a lead into another column of the board. */
export const moveLead = intent({
  schema: z.object({ leadId: text, status: column, seen: column }),
  failure: 'Failed to update lead status',
  outage: 'It is where it was. Try again in a moment.',
  async run({ services, viewer, input }) {
    const outcome = await services.leads.changeStatus(viewer, input)
    if (outcome.kind !== 'conflict') return outcome
    const now = wordFor(leadStatusWords, outcome.column)
    return refuse('conflict', `${outcome.name} is in “${now}” now. Choose again.`)
  },
  toast: 'Lead status updated successfully',
  undo: (outcome, { input }) =>
    outcome.kind === 'changed' ? `${outcome.name}: ${leadStatusWords[input.status]}` : undefined,
})
