import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import { leadStatusWords } from '#content/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLeadStatus } from '#domain/leads/lead.ts'
import type { StatusChange } from '#server/leads/change-lead-status.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What the list and the lead's own page do with the status that was chosen. */
export async function changeStatus(args: Args, viewer: Viewer, form: FormData, leadId: string) {
  const status = form.get('status')
  if (!isLeadStatus(status)) return failed(400, 'That is no status a lead can have.')
  let change: StatusChange
  try {
    change = await args.context.get(servicesContext).leads.changeStatus(viewer, { leadId, status })
    if (change.kind === 'gone') return failed(404, 'This lead is not there any more.', true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  const undo =
    change.kind === 'changed'
      ? { changeId: change.changeId, label: `${change.name}: ${leadStatusWords[status]}` }
      : undefined
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, 'status', undo), 303)
  return data<ChangeResult>({ ok: true, message: 'Lead status updated successfully', undo })
}

function failed(status: number, description: string, gone = false) {
  const result: ChangeResult = { ok: false, message: 'Failed to update lead status', description, gone }
  return data(result, { status })
}
