import { servicesContext } from '#app/lib/context.ts'
import { jsonAnswer, nothingToRead, orLater } from '#app/lib/json-answer.ts'
import { readChatRequest } from '#app/lib/site/chat-request.ts'
import type { Route } from './+types/rating.ts'

export const loader = nothingToRead

/** Stores the visitor's rating, one to five. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const outcome = await args.context.get(servicesContext).chat.rate(await readChatRequest(args))
    if (outcome === 'rated') return jsonAnswer({ rated: true })
    return jsonAnswer({ error: outcome }, outcome === 'invalid' ? 400 : 404)
  })
}
