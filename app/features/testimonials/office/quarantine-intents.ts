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
    run: ({ services, viewer, input }) => services.testimonials.deleteQuarantined(viewer, input.id),
    toast: (_, { input }) => ({
      message: input.id.length > 1 ? 'Testimonials Deleted' : 'Testimonial Deleted',
    }),
  }),
}
