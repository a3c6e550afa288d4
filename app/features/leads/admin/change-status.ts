import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { leadStatusWords } from '#content/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLeadStatus, type LeadStatus } from '#domain/leads/lead.ts'
import type { StatusChange } from '#server/leads/change-lead-status.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What the list and the lead's own page do with the status that was chosen. */
export async function changeStatus(args: Args, viewer: Viewer, form: FormData, leadId: string) {
  const status = form.get('status')
  if (!isLeadStatus(status)) return statusFailed(400, 'That is no status a lead can have.')
  let change: StatusChange
  try {
    change = await args.context.get(servicesContext).leads.changeStatus(viewer, { leadId, status })
  } catch (error) {
    reportOutage(args, error)
    return statusFailed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (change.kind === 'gone') return statusFailed(404, 'This lead is not there any more.', true)
  return statusSaved(status, change.kind === 'changed' ? change : undefined)
}

/** Says that a lead stands there now; `change`: what was changed, where it did not stand there already. */
export function statusSaved(status: LeadStatus, change: { changeId: string; name: string } | undefined) {
  const undo = change && {
    changeId: change.changeId,
    label: `${change.name}: ${leadStatusWords[status]}`,
  }
  return data<ChangeResult>({ ok: true, message: 'Lead status updated successfully', undo })
}

/** Says why it stands where it stood. */
export function statusFailed(status: number, description: string, gone = false) {
  const result: ChangeResult = { ok: false, message: 'Failed to update lead status', description, gone }
  return data(result, { status })
}
