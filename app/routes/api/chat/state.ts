import { servicesContext, visitContext } from '#app/lib/context.ts'
import { chatAnswer, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/state.ts'

/**
 * Tells the team's open screens whether anything changed. Scripts call it, so it answers 401 instead of
 * redirecting to the sign-in page.
 */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'chats:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    const conversation = new URL(args.request.url).searchParams.get('conversation') ?? undefined
    return chatAnswer({ state: await args.context.get(servicesContext).inbox.state(viewer, conversation) })
  })
}
