import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, failed, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { backOfficeAddress } from '#app/components/back-office/change-result.ts'
import { UNDO, type UndoResult, undoProgressOf } from '#app/components/back-office/undo-progress.ts'
import { servicesContext } from '#app/context.ts'
import { describeUndo } from '#app/features/leads/admin/describe-undo.ts'
import { PART_SIZE } from '#app/features/leads/admin/parts/part-size.ts'
import { UndoPage } from '#app/features/leads/admin/undo-page.tsx'
import { readForm } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/undo-change.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Take a change back')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request, 'leads:write')
  return null
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const form = await readForm(request)
  const next = backOfficeAddress(form.get('next'))
  const before = undoProgressOf(form)
  const { changeId, from } = before
  try {
    const outcome = await context.get(servicesContext).leads.undo(viewer, changeId, {
      from,
      atMost: PART_SIZE,
    })
    const { status, ...result } = describeUndo(outcome, changeId, before)
    return data<UndoResult>({ ...result, next }, { status })
  } catch (error) {
    reportOutage(args, error)
    const isBegun = from !== ''
    const reason = isBegun ? 'It stopped there; you can go on.' : 'Nothing was taken back.'
    const result: UndoResult = {
      ok: false,
      message: 'Failed to undo',
      description: `${reason} Try again in a moment.`,
    }
    return data<UndoResult>({ ...result, next, ...(isBegun && { progress: before }) }, { status: 503 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const failure = 'Failed to undo'
  let result: UndoResult
  try {
    result = await serverAction()
  } catch (error) {
    if (isOnItsPage() && !(error instanceof Response)) return failed(error, failure)
    return announce(() => Promise.reject(error), failure)
  }
  // There is more to do: it is said once all is done. Its own page says by itself how it goes.
  if ((result.ok && result.progress) || isOnItsPage()) return result
  const told = await announce(async () => result, failure)
  if (result.goTo) throw redirect(result.goTo)
  return told
}

const isOnItsPage = () => window.location.pathname === UNDO

/** Shows how far a change of very many has been taken back. */
export default function UndoChange({ actionData }: Route.ComponentProps) {
  const next = actionData && 'next' in actionData ? actionData.next : undefined
  return <UndoPage result={actionData} back={next ?? '/del-admin-dashboard'} />
}
