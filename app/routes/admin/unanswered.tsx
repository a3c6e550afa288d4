import { adminMeta } from '#app/admin-page.ts'
import { questionIntents } from '#app/features/chat/admin/chat-intents.ts'
import { UnansweredScreen } from '#app/features/chat/admin/unanswered-screen.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/unanswered.ts'

export const meta = () => adminMeta('Unanswered questions')

export const loader = officeLoader('chats:read', ({ viewer, services }) =>
  services.inbox.listUnanswered(viewer),
)

export const action = officeAction('chats:write', questionIntents)

export default function Unanswered({ loaderData }: Route.ComponentProps) {
  return <UnansweredScreen {...loaderData} />
}
