import { intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { describeUndo } from './describe-undo.ts'
import { LEADS } from './paths.ts'

/** Undoes a change. */
export const undoChange = intent({
  schema: textFields('changeId'),
  failure: 'Failed to undo',
  outage: 'The rest was not undone. Try again in a moment.',
  async run({ services, viewer, input }) {
    const outcome = await services.undo(viewer, input.changeId)
    const told = describeUndo(outcome)
    if ('failure' in told) return refuse('conflict', told.failure)
    // The page may show the lead that was added and is now in the bin.
    const isBinned = outcome.kind === 'undone' && outcome.isBinned
    return { kind: 'undone' as const, told, isBinned, ...(isBinned && { more: { isLeft: true } }) }
  },
  toast: ({ told }) => told,
  goTo: ({ isBinned }) => (isBinned ? LEADS : undefined),
})
