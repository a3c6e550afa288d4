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
      message: 'Taken in as a lead',
      description:
        kind === 'without-slot'
          ? 'The time that was wanted for the demo is not free any more: propose another.'
          : undefined,
    }),
  }),
  delete: intent({
    schema,
    permission: 'leads:delete',
    failure: 'Failed to delete lead',
    run: ({ services, viewer, input }) => services.leads.deleteQuarantined(viewer, input.id),
    toast: (_, { input }) => ({
      message: input.id.length > 1 ? 'All that was shown was deleted' : 'The submission was deleted',
    }),
  }),
}
