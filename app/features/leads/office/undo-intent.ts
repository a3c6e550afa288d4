import { backOfficeAddress } from '#app/lib/office/back-office-address.ts'
import { intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { describeUndo } from './describe-undo.ts'
import { LEADS } from './paths.ts'

/** Undoes a change. */
export const undoChange = intent({
  schema: textFields('changeId', 'next'),
  failure: 'Failed to undo',
  outage: 'The rest was not undone. Try again in a moment.',
  async run({ services, viewer, input: { changeId, next } }) {
    const outcome = await services.undo(viewer, changeId)
    const told = describeUndo(outcome)
    if ('failure' in told) return refuse('conflict', told.failure)
    const isBinned = outcome.kind === 'undone' && outcome.isBinned
    const goTo = isBinned ? LEADS : next && backOfficeAddress(next)
    return { kind: 'undone' as const, told, goTo, ...(goTo && { more: { isLeft: true } }) }
  },
  toast: ({ told }) => told,
  goTo: ({ goTo }) => goTo || undefined,
})
