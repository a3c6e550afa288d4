import { z } from 'zod'
import { intent, texts } from '#app/lib/office/office-action.ts'

const words = {
  failure: 'Error',
  outage: 'Failed to update testimonial. Nothing was changed. Try again in a moment.',
  schema: z.object({ id: texts }),
}

/** Releases or deletes testimonials that look like spam. */
export const quarantineIntents = {
  release: intent({
    ...words,
    run: ({ services, viewer, input }) => services.testimonials.releaseQuarantined(viewer, input.id[0] ?? ''),
    toast: 'Put into the queue',
  }),
  delete: intent({
    ...words,
    permission: 'testimonials:delete',
    run: ({ services, viewer, input }) => services.testimonials.deleteQuarantined(viewer, input.id[0] ?? ''),
    toast: 'Testimonial Deleted',
  }),
  'delete-shown': intent({
    ...words,
    permission: 'testimonials:delete',
    async run({ services, viewer, input }) {
      const { deleted } = await services.testimonials.deleteQuarantinedMany(viewer, input.id)
      return { kind: deleted > 0 ? ('deleted' as const) : ('not-found' as const) }
    },
    toast: 'Testimonials Deleted',
  }),
}
