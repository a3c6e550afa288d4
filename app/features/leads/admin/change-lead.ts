import { data, type RouterContextProvider } from 'react-router'
import type { Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { changeStatus } from './change-status.ts'
import { leadAddress } from './edit/edit-result.ts'
import { type Asked, type LeadWork, leadWorks, type WorkOutcome } from './lead-works.ts'
import { type WorkResult, workDone } from './work-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What a lead's own page does with any of its forms. */
export async function changeLead(args: Args, viewer: Viewer, form: FormData, leadId: string) {
  const intent = textOf(form, 'intent')
  if (!Object.hasOwn(leadWorks, intent)) return changeStatus(args, viewer, form, leadId)
  const work = leadWorks[intent] as LeadWork
  const item = textOf(form, 'item')
  const draft = Object.fromEntries((work.fields ?? []).map((name) => [name, textOf(form, name)]))
  const failed = (status: number, description: string, gone = false) =>
    data<WorkResult>({ ok: false, message: work.failure, description, gone, intent, item, draft }, { status })
  const asked = { leadId, item, get: (name: string) => textOf(form, name) }
  let outcome: WorkOutcome
  try {
    outcome = await work.run(args.context.get(servicesContext).leads, viewer, asked)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  switch (outcome.kind) {
    case 'gone':
      return failed(404, 'It is not there any more.', true)
    case 'not-yours':
      return failed(403, 'Only who wrote it can change it.', true)
    case 'changed-meanwhile':
      return failed(409, 'Somebody else changed it meanwhile. What you typed is still there.', true)
    case 'invalid':
      return failed(400, problems[outcome.problem] ?? 'Something is missing.')
  }
  const message = workDone[intent] ?? 'Saved'
  const undo = undoOf(work, asked, outcome, message)
  return data<WorkResult>({ ok: true, message, intent, item, undo })
}

function undoOf(work: LeadWork, asked: Asked, outcome: WorkOutcome, label: string): Undo | undefined {
  if (work.back) {
    const fields = work.back(asked)
    return { changeId: fields.item, label, by: { action: leadAddress(asked.leadId), fields } }
  }
  const changeId = 'changeId' in outcome ? outcome.changeId : undefined
  return changeId ? { changeId, label } : undefined
}

const problems: Record<string, string> = {
  empty: 'Write something first.',
  'too-long': `At most ${leadWorkLimits.note} characters fit.`,
  'no-title': 'Say what is to be done.',
  'no-day': 'Choose a day.',
  'no-outcome': 'Say how it went.',
  'no-reason': 'Choose a reason.',
  assigned_to: 'That is nobody on the team.',
  follow_up_date: 'That is no day.',
  estimated_value: 'That is no amount in rupees.',
}
