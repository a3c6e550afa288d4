import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FollowUpStep, isFollowUpStep } from '#domain/leads/follow-up.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const words: Record<FollowUpStep, string> = {
  done: 'Task done',
  tomorrow: 'Task left for tomorrow',
  'next-week': 'Task left for next week',
}

/** What the page says after it without scripts, by the name in its address. */
export const taskDone: Record<string, string> = Object.fromEntries(
  Object.entries(words).map(([step, word]) => [`task-${step}`, word]),
)

/** What the buttons beside a task do. */
export async function stepTask(args: Args, viewer: Viewer, form: FormData) {
  const [id, leadId, title, seen] = ['id', 'leadId', 'title', 'seen'].map((name) =>
    String(form.get(name) ?? ''),
  )
  const step = form.get('intent')
  if (!isFollowUpStep(step) || !id) return failed(400, 'Nothing was chosen.')
  const { leads } = args.context.get(servicesContext)
  let kind: Awaited<ReturnType<typeof leads.putOffTask>>['kind']
  try {
    const outcome =
      step === 'done'
        ? await leads.finishTask(viewer, { id, done: true })
        : await leads.putOffTask(viewer, { id, seen: seen ?? '', until: step })
    kind = outcome.kind
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (kind === 'gone') return failed(404, 'This task is not there any more.', true)
  if (kind === 'changed-meanwhile') return failed(409, 'Somebody else changed it meanwhile.', true)
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, `task-${step}`), 303)
  // A task is taken up again where it was ticked off: at its lead.
  const action = `/del-admin-dashboard/leads/${encodeURIComponent(leadId ?? '')}`
  const undo =
    step === 'done'
      ? { changeId: id, label: `Done: ${title}`, by: { action, fields: { intent: 'reopen-task', item: id } } }
      : undefined
  return data<ChangeResult>({ ok: true, message: words[step], undo })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>(
    { ok: false, message: 'Failed to change the task', description, gone },
    { status },
  )
}
