import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { chatAnswer, nothingToRead, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/device.ts'

export const loader = nothingToRead

/** Hears from a browser of the team, once a session, where it takes messages. It is no page, so nobody is sent to sign in. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'account:write')) return chatAnswer({ error: 'Not yours.' }, 403)
    const endpoint = String((await readForm(args.request)).get('endpoint') ?? '')
    return chatAnswer({ outcome: await args.context.get(servicesContext).push.renew(viewer, endpoint) })
  })
}
