import { intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { mergeChoices } from '#domain/leads/merge/merge-choices.ts'
import { leadAddress } from '../paths.ts'

/** Merges two leads. The address names the other one. */
export const mergeLeads = intent({
  schema: textFields('seen'),
  failure: 'Failed to merge leads',
  async run({ services: { leads }, viewer, input, form, id: keepId, url }) {
    const otherId = url.searchParams.get('with') ?? ''
    const chosen = (field: string) => mergeChoices.find((name) => name === form.get(field))
    const outcome = await leads.merge(viewer, { keepId, otherId, chosen, seen: input.seen })
    if (outcome.kind === 'conflict') {
      return refuse('conflict', 'Someone changed one of them first. Check both again, then merge them.')
    }
    if (outcome.kind !== 'gone') return outcome
    // A concurrent duplicate may have merged them.
    const isMerged = (await leads.mergedInto(viewer, otherId)) === keepId
    return isMerged ? { kind: 'merged-before' as const } : outcome
  },
  toast: (outcome) => ({
    message: outcome.kind === 'merged' ? 'Leads merged' : 'These leads were already merged',
  }),
  undo: (outcome) => (outcome.kind === 'merged' ? `Merged with ${outcome.name}` : undefined),
  goTo: (_outcome, { id }) => leadAddress(id),
})
