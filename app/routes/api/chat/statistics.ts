import { servicesContext, visitContext } from '#app/lib/context.ts'
import { chatAnswer, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/statistics.ts'

/**
 * Returns the chat's statistics to the team. Scripts call it, so it answers 401 instead of redirecting to the
 * sign-in page.
 */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'leads:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    return chatAnswer(await args.context.get(servicesContext).chat.statistics(viewer))
  })
}
