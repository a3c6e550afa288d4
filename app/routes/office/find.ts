import { servicesContext, visitContext } from '#app/lib/context.ts'
import { chatAnswer, orLater } from '#app/lib/site/chat-request.ts'
import { may } from '#domain/accounts/viewer.ts'
import { readSearch } from '#domain/address-values.ts'
import type { Route } from './+types/find.ts'

/** What the palette finds, or who has the number or address that was typed for a new lead. It is no page, so nobody is sent to sign in. */
export function loader(args: Route.LoaderArgs) {
  return orLater(args, async () => {
    const viewer = await args.context.get(visitContext).viewer()
    if (!viewer) return chatAnswer({ error: 'Sign in first.' }, 401)
    if (!may(viewer, 'leads:read')) return chatAnswer({ error: 'Not yours.' }, 403)
    const { searchParams } = new URL(args.request.url)
    const search = readSearch(searchParams.get('q') ?? '')
    const contact = { phone: searchParams.get('phone'), email: searchParams.get('email') }
    const { leads } = args.context.get(servicesContext)
    const wanted = { search, ids: searchParams.getAll('id'), contact }
    return chatAnswer({ leads: await leads.suggest(viewer, wanted) })
  })
}
