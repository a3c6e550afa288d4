import { z } from 'zod'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { ids, intent, refuse, text, textFields, texts } from '#app/lib/office-action.ts'
import { moderatedWords } from '#content/testimonials/moderation-words.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { type Moderation, moderate } from '#domain/testimonials/moderation.ts'
import { readSeen, type SeenTestimonial, writeSeen } from '#domain/testimonials/seen-standing.ts'
import type { RequestOutcome } from '#server/testimonials/request-testimonial.ts'
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

const writing = { failure: 'Error', outage: 'Failed to update testimonial. Try again in a moment.' }
const seenCount = z.preprocess(
  (value) => (/^\d{1,6}$/.test(String(value)) ? Number(value) : undefined),
  z.number().optional(),
)

/** The forms of a testimonial's own page. */
export const testimonialIntents = {
  ...moderationIntents,
  edit: intent({
    schema: z.object({ content: text, projectDetails: text, seenEdits: seenCount }),
    ...writing,
    problems: {
      required: 'Some words have to stay.',
      'too-long': `At most ${testimonialLimits.content} characters fit.`,
    },
    run: ({ services, viewer, input, id }) => services.testimonials.edit(viewer, { id, ...input }),
    toast: 'Words saved',
  }),
  reply: intent({
    schema: z.object({ reply: text, seenReply: text }),
    ...writing,
    problems: { 'too-long': `At most ${testimonialLimits.reply} characters fit.` },
    run: ({ services, viewer, input, form, id }) =>
      services.testimonials.reply(viewer, {
        id,
        reply: input.reply,
        seenReply: form.has('seenReply') ? input.seenReply : undefined,
      }),
    toast: 'Reply saved',
  }),
  tags: intent({
    schema: textFields('tags'),
    ...writing,
    problems: {
      'too-long': `A tag has at most ${testimonialLimits.tagLength} characters.`,
      'too-many': `At most ${testimonialLimits.tags} tags fit.`,
    },
    run: ({ services, viewer, input, id }) =>
      services.testimonials.tag(viewer, { id, tags: input.tags.split(',') }),
    toast: 'Tags saved',
  }),
}

const heldBack = {
  failure: 'Error',
  outage: 'Failed to update testimonial. Nothing was changed. Try again in a moment.',
  schema: z.object({ id: texts }),
}

/** What is done with testimonials that look like spam. */
export const heldBackIntents = {
  release: intent({
    ...heldBack,
    run: ({ services, viewer, input }) => services.testimonials.releaseQuarantined(viewer, input.id[0] ?? ''),
    toast: 'Put into the queue',
  }),
  delete: intent({
    ...heldBack,
    permission: 'testimonials:delete',
    run: ({ services, viewer, input }) => services.testimonials.deleteQuarantined(viewer, input.id[0] ?? ''),
    toast: 'Testimonial Deleted',
  }),
  'delete-shown': intent({
    ...heldBack,
    permission: 'testimonials:delete',
    async run({ services, viewer, input }) {
      const { deleted } = await services.testimonials.deleteQuarantinedMany(viewer, input.id)
      return { kind: deleted > 0 ? ('deleted' as const) : ('not-found' as const) }
    },
    toast: 'Testimonials Deleted',
  }),
}

const refusals: Record<Exclude<RequestOutcome['kind'], 'requested' | 'gone'>, string> = {
  'asked-already': 'They were asked already, and the link still works.',
  'not-won': 'Only the people behind won leads are asked.',
  withdrawn: 'They withdrew their consent: they don’t want to be written to.',
  'no-address': 'The lead has no e-mail address.',
}

/** Asks the person behind a lead for a testimonial. */
export const requestTestimonial = intent({
  permission: 'testimonials:write',
  schema: textFields(),
  failure: 'Failed to ask for a testimonial',
  outage: 'Nobody was asked. Try again in a moment.',
  async run({ services, viewer, id }) {
    const { kind: mail } = await services.emails.state()
    const { kind } = await services.testimonials.request(viewer, id)
    if (kind === 'requested') return { kind, mail }
    return kind === 'gone' ? { kind } : refuse('conflict', refusals[kind])
  },
  toast: ({ mail }) => ({ message: sayMail(mail, 'Asked for a testimonial', 'The request is saved.') }),
})
