import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeChat, failureOf } from '#app/features/chat/admin/change-chat.ts'
import { CHATS } from '#app/features/chat/admin/chat-result.ts'
import { TranscriptScreen } from '#app/features/chat/admin/transcript-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/chat.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(loaderData?.conversation.name ?? 'Chat')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'chats:read')
  const { inbox, bookings } = context.get(servicesContext)
  const [found, demos] = await Promise.all([
    orOutage(args, inbox.read(viewer, params.id)),
    orInstead(args, bookings.of(viewer, { conversationId: params.id }), []),
  ])
  if (!found) throw data(null, { status: 404 })
  return {
    ...found,
    formKey: crypto.randomUUID(),
    demos,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'chats:write')
  const form = await readForm(request)
  if (form.get('intent') === 'delete') await requireViewer(context, request, 'chats:delete')
  return changeChat(args, viewer, form, params.id)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  const result = await announce(() => serverAction(), failureOf(intent))
  // The page of the chat is gone with it.
  if (intent === 'delete' && result.ok) throw redirect(CHATS)
  return result
}

export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  return <TranscriptScreen {...loaderData} result={actionData} />
}
