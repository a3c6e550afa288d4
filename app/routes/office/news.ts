import { servicesContext, visitContext } from '#app/lib/context.ts'
import { loadCounts } from '#app/lib/office/load-counts.ts'
import { chatAnswer, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/news.ts'

/** Tells open screens what came in since they last asked. It is no page, so nobody is sent to sign in. */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'leads:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    const since = new URL(args.request.url).searchParams.get('since')
    const [news, counts] = await Promise.all([
      args.context.get(servicesContext).readNews(viewer, since),
      loadCounts(args, viewer),
    ])
    return chatAnswer({ ...news, counts })
  })
}
