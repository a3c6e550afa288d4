import { data } from 'react-router'
import { chatIntents } from '#app/features/chat/office/chat-intents.ts'
import { TranscriptScreen } from '#app/features/chat/office/transcript-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/chat.ts'

export const loader = officeLoader('chats:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const { viewer, services, params, orInstead } = load
  const [found, demos] = await Promise.all([
    services.inbox.read(viewer, params.id),
    orInstead(services.bookings.of(viewer, { conversationId: params.id }), []),
  ])
  if (!found) throw data(null, { status: 404 })
  return { ...found, formKey: crypto.randomUUID(), demos, now: services.now() }
})

export const action = officeAction('chats:write', chatIntents)

export default function Chat({ loaderData }: Route.ComponentProps) {
  return <TranscriptScreen {...loaderData} />
}
