import { servicesContext } from '#app/lib/context.ts'
import { chatAnswer, nothingToRead, orLater, readChatRequest, tooMany } from '#app/lib/site/chat-request.ts'
import type { Route } from './+types/hand-over.ts'

export const loader = nothingToRead

/** Handles a visitor's request to talk to a person. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const outcome = await args.context.get(servicesContext).chat.handOver(await readChatRequest(args))
    if (outcome.kind === 'too-many') return tooMany('address', outcome.retryAfterSeconds)
    return chatAnswer({ handedOver: true }, 200, outcome.cookie ? { 'Set-Cookie': outcome.cookie } : {})
  })
}
