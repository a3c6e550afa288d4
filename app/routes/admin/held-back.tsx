import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { HeldBackList } from '#app/features/leads/admin/held-back-list.tsx'
import { doneMessages } from '#app/features/leads/admin/lead-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { Route } from './+types/held-back.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Held back')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const submissions = await orOutage(args, context.get(servicesContext).leads.listHeldBack(viewer))
  return { submissions, done: new URL(request.url).searchParams.get('done') }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const form = await readForm(request)
  const intent = textOf(form, 'intent')
  if (intent !== 'release') await requireViewer(context, request, 'leads:delete')
  const answer = Object.hasOwn(answers, intent) ? answers[intent] : undefined
  if (!answer) return data(failed('Nothing was chosen'), { status: 400 })
  let done: string | undefined
  try {
    done = await answer(context.get(servicesContext).leads, viewer, form.getAll('id').map(String))
  } catch (error) {
    reportOutage(args, error)
    const failure = intent === 'release' ? 'Failed to create lead' : 'Failed to delete lead'
    return data(failed(failure), { status: 503 })
  }
  if (!done) return data({ ...failed('This submission is not there any more'), gone: true }, { status: 404 })
  if (wantsPage(request)) throw redirect(doneAddress(request.url, done), 303)
  return data<ChangeResult>({ ok: true, message: doneMessages[done] ?? '' })
}

/** Does it with what the form names, and gives the name of what was done; nothing where it was gone already. */
type Answer = (leads: Services['leads'], viewer: Viewer, ids: string[]) => Promise<string | undefined>

const answers: Record<string, Answer> = {
  async release(leads, viewer, [id = '']) {
    const { kind } = await leads.releaseHeldBack(viewer, id)
    return kind === 'gone' ? undefined : kind
  },
  async delete(leads, viewer, [id = '']) {
    const { kind } = await leads.deleteHeldBack(viewer, id)
    return kind === 'gone' ? undefined : 'discarded'
  },
  async 'delete-shown'(leads, viewer, ids) {
    const { deleted } = await leads.deleteHeldBackMany(viewer, ids)
    return deleted > 0 ? 'discarded-all' : undefined
  },
}

const failed = (message: string): ChangeResult => ({ ok: false, message })

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function HeldBack({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} result={actionData} />
}
