import { z } from 'zod'
import { ids, intent, refuse } from '#app/lib/office/office-action.ts'

const schema = z.object({ id: ids })
const missing = refuse('not-found', 'This submission no longer exists.')
const deleting = { permission: 'leads:delete', schema, failure: 'Failed to delete lead' } as const

/** Releases or deletes quote requests that look like spam. */
export const quarantineIntents = {
  release: intent({
    schema,
    failure: 'Failed to create lead',
    async run({ services, viewer, input: { id } }) {
      const released = await services.leads.releaseQuarantined(viewer, id[0] ?? '')
      return released.kind === 'gone' ? missing : released
    },
    toast: ({ kind }) => ({
      message: 'Added as a lead',
      description:
        kind === 'without-slot'
          ? 'The requested demo time is no longer free. Suggest another one.'
          : undefined,
    }),
  }),
  delete: intent({
    ...deleting,
    async run({ services, viewer, input: { id } }) {
      const deleted = await services.leads.deleteQuarantined(viewer, id[0] ?? '')
      return deleted.kind === 'gone' ? missing : deleted
    },
    toast: 'The submission was deleted',
  }),
  'delete-shown': intent({
    ...deleting,
    async run({ services, viewer, input: { id } }) {
      const { deleted } = await services.leads.deleteManyQuarantined(viewer, id)
      return deleted > 0 ? { kind: 'deleted' as const } : missing
    },
    toast: 'All submissions on the page were deleted',
  }),
}
