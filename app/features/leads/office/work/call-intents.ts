import { z } from 'zod'
import { intent, text, textFields } from '#app/lib/office/office-action.ts'
import { callOutcomeWords, followUpChoiceWords } from '#content/office/lead-work-words.ts'
import { followUpAfter } from '#domain/leads/follow-up/after-call.ts'
import { type FollowUpStep, followUpSteps } from '#domain/leads/follow-up/follow-up.ts'
import { callOutcomes } from '#domain/leads/lead-work.ts'
import { leadProblems as problems } from '../lead-problems.ts'

const stepToasts: Record<FollowUpStep, string> = {
  done: 'Followed up',
  tomorrow: 'Moved to tomorrow',
  'next-week': 'Moved to next week',
}

/** Logs calls to a lead, and moves its follow-up. */
export const callIntents = {
  'log-call': intent({
    schema: textFields('key', 'direction', 'outcome', 'minutes', 'note', 'followUp'),
    failure: 'Failed to add lead activity',
    problems,
    run: ({ services, viewer, input: { key, ...fields }, id }) =>
      services.leads.logCall(viewer, { id: key, leadId: id, fields }),
    toast: 'Call logged',
  }),
  'log-outcome': intent({
    schema: z.object({ key: text, name: text, outcome: z.enum(callOutcomes, 'Nothing was chosen.') }),
    failure: 'Failed to log the call',
    run: ({ services, viewer, input: { key, outcome }, id }) =>
      services.leads.logCall(viewer, {
        id: key || crypto.randomUUID(),
        leadId: id,
        fields: { direction: 'out', outcome, minutes: '', note: '', followUp: followUpAfter(outcome) },
      }),
    toast(_outcome, { input: { outcome } }) {
      const followUp = followUpAfter(outcome)
      const next = followUp ? `, again ${followUpChoiceWords[followUp].toLowerCase()}` : ''
      return { message: `${callOutcomeWords[outcome]}${next}` }
    },
    undo: (_outcome, { input }) => input.name,
  }),
  'step-follow-up': intent({
    schema: z.object({ step: z.enum(followUpSteps, 'Nothing was chosen.'), seen: text }),
    failure: 'Failed to update lead',
    run: ({ services, viewer, input, id }) => services.leads.stepFollowUp(viewer, { leadId: id, ...input }),
    toast: (_outcome, { input }) => ({ message: stepToasts[input.step] }),
    undo: (outcome) => (outcome.kind === 'changed' ? outcome.name : undefined),
  }),
}
