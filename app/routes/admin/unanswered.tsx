import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { type ChatResult, doneMessages } from '#app/features/chat/admin/chat-result.ts'
import { readQuestions } from '#app/features/chat/admin/settle-form.tsx'
import { UnansweredScreen } from '#app/features/chat/admin/unanswered-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/unanswered.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Unanswered questions')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'chats:read')
  const found = await orOutage(args, context.get(servicesContext).inbox.listUnanswered(viewer))
  return { ...found, done: new URL(request.url).searchParams.get('done') }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'chats:write')
  const questions = readQuestions(await readForm(request))
  try {
    await context.get(servicesContext).inbox.settle(viewer, questions)
  } catch (error) {
    reportOutage(args, error)
    return data<ChatResult>({ ok: false, message: 'Failed to update chat' }, { status: 503 })
  }
  if (wantsPage(request)) throw redirect(doneAddress(request.url, 'settle'), 303)
  return data<ChatResult>({ ok: true, message: doneMessages.settle ?? '' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to update chat')
}

export default function Unanswered({ loaderData, actionData }: Route.ComponentProps) {
  return <UnansweredScreen {...loaderData} result={actionData} />
}
