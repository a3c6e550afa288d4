import { officeJson } from '#app/lib/office/office-json.ts'

/** Tells the team's open screens whether anything changed. */
export const loader = officeJson('chats:read', async ({ request }, viewer, { inbox }) => {
  const conversation = new URL(request.url).searchParams.get('conversation') ?? undefined
  return { state: await inbox.state(viewer, conversation) }
})
