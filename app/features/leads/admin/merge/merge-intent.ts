import { intent, textFields } from '#app/lib/office-action.ts'
import { mergeChoices } from '#domain/leads/merge-choices.ts'
import { leadAddress } from '../edit/edit-result.ts'

/** Makes two leads one. The other one is named in the address. */
export const mergeLeads = intent({
  schema: textFields('seen'),
  failure: 'Failed to merge leads',
  async run({ services: { leads }, viewer, input, form, params, args }) {
    const keepId = params.id ?? ''
    const otherId = new URL(args.request.url).searchParams.get('with') ?? ''
    const chosen = (field: string) => mergeChoices.find((name) => name === form.get(field))
    const outcome = await leads.merge(viewer, { keepId, otherId, chosen, seen: input.seen })
    if (outcome.kind === 'outdated') {
      const description = 'Someone changed one of them first. Look at both again, then merge them.'
      return { ...outcome, description }
    }
    if (outcome.kind !== 'gone') return outcome
    // Sent twice, or by two people.
    const isMerged = (await leads.mergedInto(viewer, otherId)) === keepId
    return isMerged ? { kind: 'merged-before' as const } : outcome
  },
  toast: (outcome) => ({
    message: outcome.kind === 'merged' ? 'Two leads are one now' : 'They were one lead already',
  }),
  undo: (outcome) => (outcome.kind === 'merged' ? `Merged with ${outcome.name}` : undefined),
  goTo: (_outcome, { params }) => leadAddress(params.id ?? ''),
})
