import { backOfficeAddress } from '#app/lib/office/back-office-address.ts'
import { intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { describeUndo } from './describe-undo.ts'
import { LEADS } from './lead-result.ts'

/** Undoes a change. Of a very large one, the toast offers to undo the rest. */
export const undoChange = intent({
  schema: textFields('changeId', 'from', 'next'),
  failure: 'Failed to undo',
  outage: 'The rest was not undone. Try again in a moment.',
  async run({ services, viewer, input: { changeId, from, next } }) {
    const outcome = await services.undo(viewer, changeId, from)
    const told = describeUndo(outcome)
    if ('failure' in told) return refuse('conflict', told.failure)
    const goTo = outcome.kind === 'binned' ? LEADS : next && backOfficeAddress(next)
    const rest = 'rest' in outcome && outcome.rest
    return { kind: 'undone' as const, told, rest, goTo, ...(goTo && { more: { isLeft: true } }) }
  },
  toast: ({ told }) => told,
  undo: ({ rest }, { input: { changeId } }) =>
    rest ? { fields: { intent: 'undo', changeId, from: rest } } : undefined,
  goTo: ({ goTo }) => goTo || undefined,
})
