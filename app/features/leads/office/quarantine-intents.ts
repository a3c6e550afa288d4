import { z } from 'zod'
import { ids, intent } from '#app/lib/office/office-action.ts'

const schema = z.object({ id: ids })

/** Releases or deletes quote requests that look like spam. */
export const quarantineIntents = {
  release: intent({
    schema,
    failure: 'Failed to create lead',
    run: ({ services, viewer, input }) => services.leads.releaseQuarantined(viewer, input.id[0] ?? ''),
    toast: ({ kind }) => ({
      message: 'Added as a lead',
      description:
        kind === 'without-slot'
          ? 'The requested demo time is no longer free. Suggest another one.'
          : undefined,
    }),
  }),
  delete: intent({
    schema,
    permission: 'leads:delete',
    failure: 'Failed to delete lead',
    run: ({ services, viewer, input }) => services.leads.deleteQuarantined(viewer, input.id),
    toast: (_, { input }) => ({
      message:
        input.id.length > 1 ? 'All submissions on the page were deleted' : 'The submission was deleted',
    }),
  }),
}
