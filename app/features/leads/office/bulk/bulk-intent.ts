import { z } from 'zod'
import { count, ids, intent, refuse, text } from '#app/lib/office/office-action.ts'
import { readBulkWork } from '#domain/leads/bulk-work.ts'
import { readLeadAddress } from '#domain/leads/search/lead-filters.ts'
import { bulkDone, PART_SIZE } from './bulk-result.ts'

/** Changes the selected leads, or the next part of all leads that match. */
export const changeMany = intent({
  schema: z.object({
    id: ids,
    matching: text.optional(),
    changeId: text,
    seen: count,
    changed: count,
    next: text,
  }),
  failure: 'Failed to update leads',
  async run({ services, viewer, input, form }) {
    const { id, matching, ...before } = input
    const work = readBulkWork((name) => form.get(name))
    if (!work) return refuse('invalid', 'Nothing was chosen.')
    if (id.length === 0 && !matching && !form.has('matching')) {
      return refuse('invalid', 'Select at least one lead.')
    }
    const outcome = await services.leads.changeMany(viewer, {
      work,
      leads:
        id.length > 0
          ? { ids: id }
          : { filters: readLeadAddress(new URLSearchParams(matching)), from: before.next || undefined },
      changeId: before.changeId || undefined,
      atMost: PART_SIZE,
    })
    if (outcome.kind === 'no-member') return refuse('invalid', 'That person is not on the team.')
    const { changeId, next } = outcome
    const progress = {
      changeId,
      seen: before.seen + outcome.seen,
      changed: before.changed + outcome.changed,
      next,
    }
    const isDone = next === undefined
    return {
      kind: 'changed' as const,
      changeId: isDone && progress.changed > 0 ? changeId : undefined,
      message: bulkDone(work, progress.changed),
      more: { progress, ...(!isDone && { isQuiet: true }) },
    }
  },
  toast: ({ message }) => ({ message }),
})
