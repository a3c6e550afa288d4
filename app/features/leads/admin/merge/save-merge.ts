import type { RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type MergeResult, readChoices } from './merge-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const failure = 'Failed to merge leads'

/** What the page of two leads does with the form that was sent. */
export async function saveMerge(
  args: Args,
  viewer: Viewer,
  form: FormData,
  [keepId, otherId]: [keepId: string, otherId: string],
): Promise<MergeResult & { status: number }> {
  const { leads } = args.context.get(servicesContext)
  const chosen = readChoices(form)
  const failed = (status: number, description: string) => ({
    status,
    ok: false,
    message: failure,
    description,
    chosen,
    gone: status !== 503,
  })
  try {
    const seen = textOf(form, 'seen')
    const outcome = await leads.merge(viewer, { keepId, otherId, chosen: (field) => chosen[field], seen })
    if (outcome.kind === 'merged') {
      const undo = { changeId: outcome.changeId, label: `Merged with ${outcome.name}` }
      return { status: 200, ok: true, message: 'Two leads are one now', leadId: keepId, undo }
    }
    if (outcome.kind === 'outdated') {
      return failed(409, 'Somebody changed one of them meanwhile. Look at both again, then merge them.')
    }
    // Sent twice, or by two people.
    if ((await leads.mergedInto(viewer, otherId)) === keepId) {
      return { status: 200, ok: true, message: 'They were one lead already', leadId: keepId }
    }
    return failed(404, 'One of the two leads is not there any more.')
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
}
