import { chatIntents } from '#app/features/chat/office/chat-intents.ts'
import { TranscriptScreen } from '#app/features/chat/office/transcript-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/chat.ts'

export const loader = officeLoader('chats:read', async ({ viewer, services, id, orInstead }) => {
  const [found, demos] = await Promise.all([
    services.inbox.read(viewer, id),
    orInstead(services.bookings.of(viewer, { conversationId: id }), []),
  ])
  return found && { ...found, formKey: crypto.randomUUID(), demos, now: services.now() }
})

export const action = officeAction('chats:write', chatIntents)

export default function Chat({ loaderData }: Route.ComponentProps) {
  return <TranscriptScreen {...loaderData} />
}
