import { z } from 'zod'
import { ids, intent, refuse, textFields } from '#app/lib/office/office-action.ts'
import { describeNotes, restoredMessage } from './describe-undo.ts'

const words = { failure: 'That could not be done', outage: 'Nothing was lost. Try again in a moment.' }
const chosen = z.object({ id: ids })
const missing = refuse(
  'not-found',
  'It is not in the bin any more. Someone restored it, or it was deleted for good.',
)

/** Restores deleted leads, or deletes them for good. */
export const binIntents = {
  restore: intent({
    schema: chosen,
    ...words,
    async run({ services, viewer, input }) {
      const { restored, gone, notes } = await services.leads.restoreMany(viewer, input.id)
      const description = describeNotes({ gone: restored.length > 0 ? gone.length : 0, notes })
      if (restored.length > 0) return { kind: 'restored' as const, count: restored.length, description }
      return description ? refuse('not-found', description) : missing
    },
    toast: ({ count, description }) => ({ message: restoredMessage(count), description }),
  }),
  purge: intent({
    schema: chosen,
    ...words,
    async run({ services, viewer, input }) {
      const { purged } = await services.leads.purge(viewer, input.id)
      return purged.length > 0 ? { kind: 'purged' as const } : missing
    },
    toast: 'Deleted for good',
  }),
  empty: intent({
    schema: textFields('seenAt'),
    ...words,
    async run({ services, viewer, input }) {
      await services.leads.emptyBin(viewer, input.seenAt)
      return { kind: 'emptied' as const }
    },
    toast: 'The bin was emptied',
  }),
}
