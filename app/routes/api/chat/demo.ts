import { chatAnswer, nothingToRead, orLater, readChatRequest, tooMany } from '#app/chat-request.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/demo.ts'

export const loader = nothingToRead

/** The demo form. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const outcome = await args.context.get(servicesContext).chat.requestDemo(await readChatRequest(args))
    switch (outcome.kind) {
      case 'requested':
        return chatAnswer({ bookingId: outcome.bookingId, autoReply: outcome.autoReply })
      case 'invalid':
        return chatAnswer({ problems: outcome.problems }, 400)
      case 'too-many':
        return tooMany('address', outcome.retryAfterSeconds)
    }
  })
}
