import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult, Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type FollowUpStep, isFollowUpStep } from '#domain/leads/follow-up.ts'
import type { Services } from '#server/app.ts'
import { TODAY } from './today-address.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
/** `reopen` takes back that it was done, `restore` that it was left for another day. */
type TaskStep = FollowUpStep | 'reopen' | 'restore'
type Task = { id: string; seen: string; title: string }

const words: Record<TaskStep, string> = {
  done: 'Task done',
  tomorrow: 'Task left for tomorrow',
  'next-week': 'Task left for next week',
  reopen: 'Task to be done again',
  restore: 'It is as it was',
}

/** What the buttons beside a task do, and what takes that back. */
export async function stepTask(args: Args, viewer: Viewer, form: FormData) {
  const task = { id: textOf(form, 'id'), seen: textOf(form, 'seen'), title: textOf(form, 'title') }
  const step = form.get('intent')
  if (!isTaskStep(step) || !task.id) return failed(400, 'Nothing was chosen.')
  let kind: Awaited<ReturnType<typeof make>>['kind']
  try {
    kind = (await make(args.context.get(servicesContext).leads, viewer, step, task)).kind
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (kind === 'gone') return failed(404, 'This task is not there any more.', true)
  if (kind === 'changed-meanwhile') return failed(409, 'Somebody else changed it meanwhile.', true)
  const undo = undoOf(step, task)
  return data<ChangeResult>({ ok: true, message: words[step], undo })
}

function isTaskStep(value: unknown): value is TaskStep {
  return isFollowUpStep(value) || value === 'reopen' || value === 'restore'
}

async function make(leads: Services['leads'], viewer: Viewer, step: TaskStep, { id, seen }: Task) {
  switch (step) {
    case 'done':
    case 'reopen':
      return leads.finishTask(viewer, { id, done: step === 'done' })
    case 'restore':
      return leads.restoreItem(viewer, { kind: 'task', id })
    default:
      return leads.putOffTask(viewer, { id, seen, until: step })
  }
}

function undoOf(step: TaskStep, { id, title }: Task): Undo | undefined {
  const undo = (intent: TaskStep, label: string): Undo => ({
    changeId: id,
    label,
    by: { action: TODAY, fields: { about: 'task', intent, id } },
  })
  switch (step) {
    case 'done':
      return undo('reopen', `Done: ${title}`)
    case 'tomorrow':
    case 'next-week':
      return undo('restore', `${words[step]}: ${title}`)
    default:
      return undefined
  }
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>(
    { ok: false, message: 'Failed to change the task', description, gone },
    { status },
  )
}
