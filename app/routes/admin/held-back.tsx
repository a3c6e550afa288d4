import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { HeldBackList } from '#app/features/leads/admin/held-back-list.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { Route } from './+types/held-back.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Held back')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const submissions = await orOutage(args, context.get(servicesContext).leads.listHeldBack(viewer))
  return { submissions }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const form = await readForm(request)
  const intent = textOf(form, 'intent')
  if (intent !== 'release') await requireViewer(context, request, 'leads:delete')
  const answer = Object.hasOwn(answers, intent) ? answers[intent] : undefined
  if (!answer) return data(failed('Nothing was chosen'), { status: 400 })
  let message: string | undefined
  try {
    message = await answer(context.get(servicesContext).leads, viewer, form.getAll('id').map(String))
  } catch (error) {
    reportOutage(args, error)
    const failure = intent === 'release' ? 'Failed to create lead' : 'Failed to delete lead'
    return data(failed(failure), { status: 503 })
  }
  if (!message)
    return data({ ...failed('This submission is not there any more'), gone: true }, { status: 404 })
  return data<ChangeResult>({ ok: true, message })
}

/** Carries out the form's intent. Returns a message, or nothing if the submission no longer exists. */
type Answer = (leads: Services['leads'], viewer: Viewer, ids: string[]) => Promise<string | undefined>

const answers: Record<string, Answer> = {
  async release(leads, viewer, [id = '']) {
    const { kind } = await leads.releaseHeldBack(viewer, id)
    if (kind === 'gone') return undefined
    const noSlot = 'The time that was wanted for the demo is not free any more: propose another.'
    return `Taken in as a lead${kind === 'without-slot' ? `. ${noSlot}` : ''}`
  },
  async delete(leads, viewer, [id = '']) {
    const { kind } = await leads.deleteHeldBack(viewer, id)
    return kind === 'gone' ? undefined : 'The submission was deleted'
  },
  async 'delete-shown'(leads, viewer, ids) {
    const { deleted } = await leads.deleteHeldBackMany(viewer, ids)
    return deleted > 0 ? 'All that was shown was deleted' : undefined
  },
}

const failed = (message: string): ChangeResult => ({ ok: false, message })

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function HeldBack({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} result={actionData} />
}
