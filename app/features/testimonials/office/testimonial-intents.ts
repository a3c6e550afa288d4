import { z } from 'zod'
import { intent, text, version } from '#app/lib/office/office-action.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { moderationIntents } from './moderation-intents.ts'

const writing = { failure: 'Error', outage: 'Failed to update testimonial. Try again in a moment.' }

/** The forms of a testimonial's own page. */
export const testimonialIntents = {
  ...moderationIntents,
  edit: intent({
    schema: z.object({ content: text, projectDetails: text, version }),
    ...writing,
    problems: {
      required: 'The testimonial can’t be empty.',
      'too-long': `At most ${testimonialLimits.content} characters fit.`,
    },
    run: ({ services, viewer, input, id }) => services.testimonials.edit(viewer, { id, ...input }),
    toast: 'Testimonial saved',
  }),
  reply: intent({
    schema: z.object({ reply: text, version }),
    ...writing,
    problems: { 'too-long': `At most ${testimonialLimits.reply} characters fit.` },
    run: ({ services, viewer, input, id }) => services.testimonials.reply(viewer, { id, ...input }),
    toast: 'Reply saved',
  }),
}
