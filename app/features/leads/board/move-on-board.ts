import type { RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { leadStatusWords, wordFor } from '#content/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isLeadStatus } from '#domain/leads/lead.ts'
import type { MoveOutcome } from '#server/leads/move-lead.ts'
import { statusFailed, statusSaved } from '../admin/change-status.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Puts a lead into another column, as the form or a drop says. */
export async function moveOnBoard(args: Args, viewer: Viewer, form: FormData) {
  const [status, seen] = [form.get('status'), form.get('seen')]
  if (!isLeadStatus(status) || !isLeadStatus(seen))
    return statusFailed(400, 'That is no column of the board.')
  let outcome: MoveOutcome
  try {
    const leadId = textOf(form, 'leadId')
    const move = { leadId, status, seen, isUnsure: form.get('unsure') === '1' }
    outcome = await args.context.get(servicesContext).leads.move(viewer, move)
  } catch (error) {
    reportOutage(args, error)
    return statusFailed(503, 'It is where it was. Try again in a moment.')
  }
  if (outcome.kind === 'gone') return statusFailed(404, 'This lead is not there any more.', true)
  if (outcome.kind === 'outdated') {
    const now = wordFor(leadStatusWords, outcome.status)
    return statusFailed(409, `Somebody has moved ${outcome.name} to “${now}” meanwhile.`, true)
  }
  return statusSaved(status, outcome.kind === 'moved' ? outcome : undefined)
}
