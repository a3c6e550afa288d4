import { z } from 'zod'
import { backOfficeAddress } from '#app/lib/back-office-address.ts'
import { count, intent, refuse, text } from '#app/lib/office-action.ts'
import { describeUndo } from './describe-undo.ts'
import { LEADS } from './lead-result.ts'
import { PART_SIZE } from './parts/part-size.ts'

/** Undoes a change; a change of many leads part by part. */
export const undoChange = intent({
  schema: z.object({ changeId: text, from: text, back: count, stayed: count, left: count, next: text }),
  failure: 'Failed to undo',
  outage: 'The rest was not taken back. Try again in a moment.',
  async run({ services, viewer, input }) {
    const { changeId, from } = input
    const outcome = await services.leads.undo(viewer, changeId, { from, atMost: PART_SIZE })
    const result = describeUndo(outcome, changeId, input)
    if ('failure' in result) return refuse('conflict', result.failure)
    const isBinned = outcome.kind === 'binned'
    const { progress, message, description } = result
    return {
      kind: 'undone' as const,
      toast: { message, description },
      // The undo page leads back when it is done; after a toast, the screen stays.
      goTo: isBinned ? LEADS : !progress && input.next ? backOfficeAddress(input.next) : undefined,
      more: {
        ...(progress && { progress, next: input.next, isQuiet: true }),
        ...((isBinned || input.next) && { isLeft: true }),
      },
    }
  },
  toast: ({ toast }) => toast,
  goTo: ({ goTo }) => goTo,
})
