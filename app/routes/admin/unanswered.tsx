import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { UNANSWERED } from '#app/features/chat/admin/chat-result.ts'
import { settleQuestions } from '#app/features/chat/admin/settle-questions.ts'
import { UnansweredScreen } from '#app/features/chat/admin/unanswered-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/unanswered.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Unanswered questions')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'chats:read')
  return orOutage(args, context.get(servicesContext).inbox.listUnanswered(viewer))
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'chats:write')
  return settleQuestions(args, viewer, await readForm(args.request), UNANSWERED)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to update chat')
}

export default function Unanswered({ loaderData, actionData }: Route.ComponentProps) {
  return <UnansweredScreen {...loaderData} result={actionData} />
}
