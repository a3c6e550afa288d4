import { chatAnswer, orLater } from '#app/chat-request.ts'
import { servicesContext, visitContext } from '#app/context.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/statistics.ts'

/** The chat's figures, for the team. It is no page, so nobody is sent to sign in. */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'leads:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    return chatAnswer(await args.context.get(servicesContext).chat.statistics(viewer))
  })
}
