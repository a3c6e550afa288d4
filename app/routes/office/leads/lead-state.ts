import { servicesContext, visitContext } from '#app/lib/context.ts'
import { chatAnswer, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/lead-state.ts'

/** Tells a lead's open page whether anything changed, and who else is there. It is no page, so nobody is sent to sign in. */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'leads:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    const state = await args.context.get(servicesContext).leads.watch(viewer, args.params.id)
    return state ? chatAnswer(state) : chatAnswer({ error: 'gone' }, 404)
  })
}
