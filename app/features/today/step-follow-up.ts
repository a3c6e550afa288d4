import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FollowUpStep, isFollowUpStep } from '#domain/leads/follow-up.ts'
import type { StepOutcome } from '#server/leads/step-follow-up.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const words: Record<FollowUpStep, string> = {
  done: 'Followed up',
  tomorrow: 'Put off until tomorrow',
  'next-week': 'Put off until next week',
}

/** What the buttons beside a follow-up do. */
export async function stepFollowUp(args: Args, viewer: Viewer, form: FormData) {
  const step = form.get('intent')
  if (!isFollowUpStep(step)) return failed(400, 'Nothing was chosen.')
  const leadId = textOf(form, 'leadId')
  const seen = textOf(form, 'seen')
  let outcome: StepOutcome
  try {
    outcome = await args.context.get(servicesContext).leads.stepFollowUp(viewer, { leadId, step, seen })
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (outcome.kind === 'gone') return failed(404, 'This lead is not there any more.', true)
  if (outcome.kind === 'outdated') return failed(409, 'Somebody has set another day meanwhile.', true)
  const undo = { changeId: outcome.changeId, label: `${outcome.name}: ${words[step].toLowerCase()}` }
  return data<ChangeResult>({ ok: true, message: words[step], undo })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Failed to update lead', description, gone }, { status })
}
