import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

export const DELETE_FAILED = 'Failed to delete lead'

/** Puts a lead into the bin, and says how it ended. */
export async function deleteLead(args: Args, viewer: Viewer, leadId: string) {
  try {
    // Gone already is as good as deleted.
    const deletion = await args.context.get(servicesContext).leads.delete(viewer, leadId)
    const undo =
      deletion.kind === 'deleted' ? { changeId: deletion.changeId, label: 'Lead deleted' } : undefined
    return data<ChangeResult>({ ok: true, message: 'Lead deleted successfully', undo })
  } catch (error) {
    reportOutage(args, error)
    const description = 'Nothing was deleted. Try again in a moment.'
    return data<ChangeResult>({ ok: false, message: DELETE_FAILED, description }, { status: 503 })
  }
}
