import { data, Link, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import {
  backOfficeAddress,
  type ChangeResult,
  doneAddress,
} from '#app/components/back-office/change-result.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { describeUndo, type UndoResult } from '#app/features/leads/admin/describe-undo.ts'
import { readForm } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
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
  try {
    const outcome = await context.get(servicesContext).leads.undo(viewer, String(form.get('changeId') ?? ''))
    const { status, ...result } = describeUndo(outcome)
    if (result.ok && !result.description && wantsPage(request))
      throw redirect(doneAddress(result.goTo ?? next, 'undone'), 303)
    return data({ ...result, next }, { status })
  } catch (error) {
    if (error instanceof Response) throw error
    reportOutage(args, error)
    const description = 'Nothing was taken back. Try again in a moment.'
    return data<ChangeResult & { next: string }>(
      { ok: false, message: 'Failed to undo', description, next },
      { status: 503 },
    )
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result: UndoResult = await announce(() => serverAction(), 'Failed to undo')
  if (result.goTo) throw redirect(result.goTo)
  return result
}

/** Seen without scripts, where something could not be taken back. */
export default function UndoChange({ actionData }: Route.ComponentProps) {
  const next = actionData && 'next' in actionData ? actionData.next : '/del-admin-dashboard'
  return (
    <section className="max-w-prose">
      <h1>Take a change back</h1>
      <Notice result={actionData} done={undefined} />
      {actionData ? null : <p className="mt-3 text-muted">After a change, the screen offers to undo it.</p>}
      <p className="mt-4">
        <Link to={next} className="admin-button">
          Back
        </Link>
      </p>
    </section>
  )
}
