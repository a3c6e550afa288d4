import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { CHATS, type ChatResult } from '#app/features/chat/admin/chat-result.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/delete-chat.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Delete a chat')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'chats:delete')
  const found = await orOutage(args, context.get(servicesContext).inbox.read(viewer, params.id))
  if (!found) throw data(null, { status: 404 })
  const { conversation, messages } = found
  return { id: conversation.id, name: conversation.name, messages: messages.length }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'chats:delete')
  try {
    // Gone already is as good as deleted.
    await context.get(servicesContext).inbox.delete(viewer, params.id)
  } catch (error) {
    reportOutage(args, error)
    const description = 'Nothing was deleted. Try again in a moment.'
    return data<ChatResult>({ ok: false, message: 'Failed to delete chat', description }, { status: 503 })
  }
  if (wantsPage(request)) throw redirect(`${CHATS}?done=deleted`, 303)
  return data<ChatResult>({ ok: true, message: 'Chat deleted' })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await announce(() => serverAction(), 'Failed to delete chat')
  if (result.ok) throw redirect(CHATS)
  return result
}

export default function DeleteChat({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, messages } = loaderData
  // Also while the page behind it is loaded.
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section className="admin-card max-w-prose p-6">
      <h1>Are you sure you want to delete this chat?</h1>
      <Notice result={actionData} done={undefined} />
      <p className="mt-2 break-words">
        <strong>{name ?? 'A visitor'}</strong>, {messages} {messages === 1 ? 'message' : 'messages'}. A lead
        or a demo that came of it stays. This cannot be undone.
      </p>
      <Form method="post" className="mt-5 flex flex-wrap justify-end gap-3">
        <Link to={`${CHATS}/${id}`} className="admin-button">
          Cancel
        </Link>
        <button type="submit" disabled={busy} className="admin-button admin-button-danger">
          {busy ? 'Deleting…' : 'Delete'}
        </button>
      </Form>
    </section>
  )
}
