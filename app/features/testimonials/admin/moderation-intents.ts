import { z } from 'zod'
import { ids, intent, refuse } from '#app/lib/office-action.ts'
import { moderatedWords } from '#content/testimonials/moderation-words.ts'
import { type Moderation, moderate } from '#domain/testimonials/moderation.ts'
import { readSeen, type SeenTestimonial, writeSeen } from '#domain/testimonials/seen-standing.ts'
import { TESTIMONIALS } from './testimonials-path.ts'

const NOT_CHANGED = 'Failed to update testimonial status.'
const chosen = z.object({
  id: ids
    .refine((all) => all.length > 0, 'Tick at least one testimonial.')
    .transform((all) => all.map(readSeen)),
})

type Outcome = { changed: string[]; refused: unknown[]; gone: unknown[] }

/** Returns how many were changed, or why none was. */
function counted({ changed, refused, gone }: Outcome, failure: string, whenRefused: string) {
  if (changed.length > 0) return { kind: 'changed' as const, changed, refused, gone }
  return refused.length > 0
    ? refuse('conflict', `${failure} ${whenRefused}`)
    : refuse('not-found', `${failure} It is not there any more.`)
}

function leftOut({ refused, gone }: Pick<Outcome, 'refused' | 'gone'>): string {
  const reasons = [
    refused.length > 0 && `${refused.length} did not allow it or changed first.`,
    gone.length > 0 && `${gone.length} ${gone.length === 1 ? 'is' : 'are'} not there any more.`,
  ]
  return reasons.filter(Boolean).join(' ')
}

/** Returns the changed testimonials with their new status. */
function asChanged(seen: SeenTestimonial[], changed: string[], moderation: Moderation): string[] {
  return changed.map((id) => {
    const before = seen.find((one) => one.id === id)?.standing
    const now = before && moderate(before, moderation)
    return now ? writeSeen(id, now) : id
  })
}

function moderateAs(moderation: Moderation) {
  const isFeaturing = moderation === 'feature' || moderation === 'unfeature'
  const failure = isFeaturing ? 'Failed to update featured status.' : NOT_CHANGED
  return intent({
    schema: chosen,
    failure: 'Error',
    outage: `${failure} Nothing was changed. Try again in a moment.`,
    async run({ services, viewer, input: { id: all } }) {
      const seen = new Map(all.map(({ id, standing }) => [id, standing]))
      const change = { ids: [...seen.keys()], moderation, seen }
      const outcome = await services.testimonials.moderate(viewer, change)
      return counted(outcome, failure, 'Someone else changed it first. Look at how it stands now.')
    },
    toast(outcome) {
      const { title, one, several } = moderatedWords[moderation]
      const count = outcome.changed.length
      const description = count === 1 ? one : `${count} ${several}`
      return { message: title, description: `${description} ${leftOut(outcome)}`.trim() }
    },
    undo: ({ changed }, { input }) => ({
      fields: { intent: 'undo', id: asChanged(input.id, changed, moderation).join(' ') },
    }),
  })
}

/** Moderates testimonials, from the list, their own page, and Today. */
export const moderationIntents = {
  approve: moderateAs('approve'),
  reject: moderateAs('reject'),
  unapprove: moderateAs('unapprove'),
  feature: moderateAs('feature'),
  unfeature: moderateAs('unfeature'),
  undo: intent({
    schema: chosen,
    failure: 'Error',
    outage: `${NOT_CHANGED} Nothing was changed. Try again in a moment.`,
    async run({ services, viewer, input: { id: all } }) {
      const seen = new Map(all.map(({ id, standing }) => [id, standing]))
      const outcome = await services.testimonials.undo(viewer, [...seen.keys()], seen)
      return counted(outcome, NOT_CHANGED, 'It was changed since, or it is too long ago.')
    },
    toast: (outcome) => ({
      message: 'Status Updated',
      description: `The change was taken back. ${leftOut(outcome)}`.trim(),
    }),
  }),
  delete: intent({
    permission: 'testimonials:delete',
    schema: chosen,
    failure: 'Error',
    outage: 'Failed to delete testimonial. Nothing was changed. Try again in a moment.',
    // Testimonials that were deleted before count as deleted.
    run: async ({ services, viewer, input }) => ({
      kind: 'deleted' as const,
      ...(await services.testimonials.delete(
        viewer,
        input.id.map(({ id }) => id),
      )),
    }),
    toast: ({ deleted }, { input }) => {
      const count = deleted.length || input.id.length
      return { message: 'Testimonial Deleted', ...(count > 1 && { description: `${count} testimonials` }) }
    },
    undo: ({ deleted }) =>
      deleted.length > 0 ? { fields: { intent: 'restore', id: deleted.join(' ') } } : undefined,
    goTo: (_outcome, { id }) => (id ? TESTIMONIALS : undefined),
  }),
  restore: intent({
    schema: chosen,
    failure: 'Error',
    outage: 'Failed to bring testimonial back. Nothing was changed. Try again in a moment.',
    async run({ services, viewer, input }) {
      const { restored, gone } = await services.testimonials.restore(
        viewer,
        input.id.map(({ id }) => id),
      )
      if (restored.length > 0) return { kind: 'restored' as const, count: restored.length, gone }
      return refuse('not-found', 'Failed to bring testimonial back. The time to bring it back is over.')
    },
    toast: ({ count, gone }) => ({
      message: 'Testimonial Restored',
      description:
        `${count === 1 ? 'It is back as it was.' : `${count} testimonials: they are back as they were.`} ${leftOut({ refused: [], gone })}`.trim(),
    }),
  }),
}
