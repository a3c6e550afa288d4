import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import { leadStatusWords, wordFor } from '#content/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLeadStatus } from '#domain/leads/lead.ts'
import type { MoveOutcome } from '#server/leads/move-lead.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Puts a lead into another column, as the form or a drop says. */
export async function moveOnBoard(args: Args, viewer: Viewer, form: FormData) {
  const [status, seen] = [form.get('status'), form.get('seen')]
  if (!isLeadStatus(status) || !isLeadStatus(seen)) return failed(400, 'That is no column of the board.')
  let outcome: MoveOutcome
  try {
    const leadId = textOf(form, 'leadId')
    outcome = await args.context.get(servicesContext).leads.move(viewer, { leadId, status, seen })
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'It is where it was. Try again in a moment.')
  }
  if (outcome.kind === 'gone') return failed(404, 'This lead is not there any more.', true)
  if (outcome.kind === 'outdated') {
    const now = wordFor(leadStatusWords, outcome.status)
    return failed(409, `Somebody has moved ${outcome.name} to “${now}” meanwhile.`, true)
  }
  const undo =
    outcome.kind === 'moved'
      ? { changeId: outcome.changeId, label: `${outcome.name}: ${leadStatusWords[status]}` }
      : undefined
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, 'status', undo), 303)
  return data<ChangeResult>({ ok: true, message: 'Lead status updated successfully', undo })
}

function failed(status: number, description: string, gone = false) {
  const result: ChangeResult = { ok: false, message: 'Failed to update lead status', description, gone }
  return data(result, { status })
}
