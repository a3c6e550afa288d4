import { z } from 'zod'
import { backOfficeAddress } from '#app/lib/back-office-address.ts'
import { intent, text } from '#app/lib/office-action.ts'
import { describeUndo } from './describe-undo.ts'
import { LEADS } from './lead-result.ts'
import { PART_SIZE } from './parts/part-size.ts'

const count = z.coerce.number().int().min(0).catch(0)

/** Takes a change back; one of very many part by part. */
export const undoChange = intent({
  schema: z.object({ changeId: text, from: text, back: count, stayed: count, left: count, next: text }),
  failure: 'Failed to undo',
  outage: 'The rest was not taken back. Try again in a moment.',
  async run({ services, viewer, input }) {
    const { changeId, from } = input
    const outcome = await services.leads.undo(viewer, changeId, { from, atMost: PART_SIZE })
    const told = describeUndo(outcome, changeId, input)
    if ('failure' in told) return { kind: 'conflict' as const, description: told.failure }
    const isBinned = outcome.kind === 'binned'
    const { progress } = told
    return {
      kind: 'undone' as const,
      told,
      // Taken back on a page of its own, it leads back; by a toast, the screen stays.
      goTo: isBinned ? LEADS : !progress && input.next ? backOfficeAddress(input.next) : undefined,
      more: {
        ...(progress && { progress, next: input.next, isQuiet: true }),
        ...((isBinned || input.next) && { isLeft: true }),
      },
    }
  },
  toast: ({ told: { message, description } }) => ({ message, description }),
  goTo: ({ goTo }) => goTo,
})
