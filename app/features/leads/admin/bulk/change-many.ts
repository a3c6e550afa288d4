import { data, type RouterContextProvider } from 'react-router'
import { countOf, textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { readBulkWork } from '#domain/leads/bulk-work.ts'
import { readLeadAddress } from '#domain/leads/lead-filters.ts'
import type { BulkOutcome } from '#server/leads/bulk/change-many.ts'
import { listAddress } from '../lead-result.ts'
import { PART_SIZE } from '../parts/part-size.ts'
import { type BulkProgress, type BulkResult, bulkDone } from './bulk-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Does something with the ticked leads, or a part of it with all that match. */
export async function changeMany(args: Args, viewer: Viewer, form: FormData) {
  const work = readBulkWork((name) => form.get(name))
  if (!work) return failed(400, 'Nothing was chosen.')
  const ids = form.getAll('id').map(String)
  const matching = form.get('matching')
  if (ids.length === 0 && typeof matching !== 'string') return failed(400, 'Tick at least one lead.')
  const before = progressOf(form)
  let outcome: BulkOutcome
  try {
    outcome = await args.context.get(servicesContext).leads.changeMany(viewer, {
      work,
      leads:
        ids.length > 0
          ? { ids }
          : { filters: readLeadAddress(new URLSearchParams(String(matching))), from: before.next },
      changeId: before.changeId || undefined,
      atMost: PART_SIZE,
    })
  } catch (error) {
    reportOutage(args, error)
    const reason = before.seen > 0 ? 'It stopped there; you can go on.' : 'Nothing was changed.'
    return failed(503, `${reason} Try again in a moment.`, before)
  }
  if (outcome.kind === 'no-member') return failed(400, 'That is nobody on the team.')
  const progress: BulkProgress = {
    changeId: outcome.changeId,
    seen: before.seen + outcome.seen,
    changed: before.changed + outcome.changed,
    next: outcome.next,
  }
  const message = bulkDone(work, progress.changed)
  if (progress.next !== undefined) return data<BulkResult>({ ok: true, message, progress })
  const next = listAddress(form.get('back'))
  const undo = progress.changed > 0 ? { changeId: progress.changeId, label: message, next } : undefined
  return data<BulkResult>({ ok: true, message, undo, progress })
}

/** How far it was before this part, as the form says it. */
function progressOf(form: FormData): BulkProgress {
  return {
    changeId: textOf(form, 'changeId'),
    seen: countOf(form, 'seen'),
    changed: countOf(form, 'changed'),
    next: textOf(form, 'next') || undefined,
  }
}

function failed(status: number, description: string, progress?: BulkProgress) {
  const result: BulkResult = { ok: false, message: 'Failed to update leads', description }
  return data<BulkResult>(progress && progress.seen > 0 ? { ...result, progress } : result, { status })
}
