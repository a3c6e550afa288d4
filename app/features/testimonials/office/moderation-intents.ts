import { z } from 'zod'
import { ids, intent, refuse } from '#app/lib/office/office-action.ts'
import { moderatedWords } from '#content/office/testimonial-words.ts'
import type { Moderation } from '#domain/testimonials/moderation.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

const NOT_CHANGED = 'Failed to update testimonial status.'
const chosen = z.object({
  id: ids.refine((all) => all.length > 0, 'Select at least one testimonial.'),
})

type Outcome = { changed: string[]; refused: unknown[]; gone: unknown[]; changeId?: string }

/** Returns how many were changed, or why none was. */
function counted({ changed, refused, gone, changeId }: Outcome, failure: string, whenRefused: string) {
  if (changed.length > 0) return { kind: 'changed' as const, changed, refused, gone, changeId }
  return refused.length > 0
    ? refuse('conflict', `${failure} ${whenRefused}`)
    : refuse('not-found', `${failure} It is not there any more.`)
}

function leftOut({ refused, gone }: Pick<Outcome, 'refused' | 'gone'>): string {
  const reasons = [
    refused.length > 0 &&
      `${refused.length} could not be changed: the status doesn’t allow it, or someone changed it first.`,
    gone.length > 0 && `${gone.length} ${gone.length === 1 ? 'is' : 'are'} not there any more.`,
  ]
  return reasons.filter(Boolean).join(' ')
}

function moderateAs(moderation: Moderation) {
  const isFeaturing = moderation === 'feature' || moderation === 'unfeature'
  const failure = isFeaturing ? 'Failed to update featured status.' : NOT_CHANGED
  return intent({
    schema: chosen,
    failure: 'Error',
    outage: `${failure} Nothing was changed. Try again in a moment.`,
    async run({ services, viewer, input: { id: all } }) {
      const outcome = await services.testimonials.moderate(viewer, { ids: all, moderation })
      return counted(outcome, failure, 'Someone else changed it first. Look at how it stands now.')
    },
    toast(outcome) {
      const { title, one, several } = moderatedWords[moderation]
      const count = outcome.changed.length
      const description = count === 1 ? one : `${count} ${several}`
      return { message: title, description: `${description} ${leftOut(outcome)}`.trim() }
    },
  })
}

/** Moderates testimonials, from the list, their own page, and Today. */
export const moderationIntents = {
  approve: moderateAs('approve'),
  reject: moderateAs('reject'),
  unapprove: moderateAs('unapprove'),
  feature: moderateAs('feature'),
  unfeature: moderateAs('unfeature'),
  delete: intent({
    permission: 'testimonials:delete',
    schema: chosen,
    failure: 'Error',
    outage: 'Failed to delete testimonial. Nothing was changed. Try again in a moment.',
    // Testimonials that were deleted before count as deleted.
    run: async ({ services, viewer, input }) => ({
      kind: 'deleted' as const,
      ...(await services.testimonials.delete(viewer, input.id)),
    }),
    toast: ({ deleted }, { input }) => {
      const count = deleted.length || input.id.length
      return { message: 'Testimonial Deleted', ...(count > 1 && { description: `${count} testimonials` }) }
    },
    goTo: (_outcome, { id }) => (id ? TESTIMONIALS : undefined),
  }),
}
