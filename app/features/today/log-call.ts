import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { callOutcomeWords, followUpChoiceWords } from '#content/lead-work-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { followUpAfter } from '#domain/leads/after-call.ts'
import { callOutcomes } from '#domain/leads/lead-work.ts'
import type { CallLogged } from '#server/leads/calls/log-call.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** How the call went that was begun from the start page, in one tap, and when to speak again. */
export async function logCall(args: Args, viewer: Viewer, form: FormData) {
  const [leadId = '', key = '', name = ''] = ['leadId', 'key', 'name'].map((field) => textOf(form, field))
  const outcome = callOutcomes.find((one) => one === form.get('intent'))
  if (!outcome) return failed(400, 'Nothing was chosen.')
  const followUp = followUpAfter(outcome)
  const id = key || crypto.randomUUID()
  let logged: CallLogged
  try {
    logged = await args.context.get(servicesContext).leads.logCall(viewer, {
      id,
      leadId,
      fields: { direction: 'out', outcome, minutes: '', note: '', followUp },
    })
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (logged.kind === 'gone') return failed(404, 'This lead is not there any more.', true)
  if (logged.kind === 'invalid') return failed(400, 'Nothing was chosen.')
  const next = followUp ? `, again ${followUpChoiceWords[followUp].toLowerCase()}` : ''
  const message = `${callOutcomeWords[outcome]}${next}`
  const undo = { changeId: logged.changeId ?? id, label: `${name}: ${message}` }
  return data<ChangeResult>({ ok: true, message, undo })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Failed to log the call', description, gone }, { status })
}
