import { chatAnswer, nothingToRead, orLater, readChatRequest, tooMany } from '#app/chat-request.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/demo.ts'

export const loader = nothingToRead

/** The demo form. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const { bookings, chat } = args.context.get(servicesContext)
    const visit = await readChatRequest(args)
    const outcome = await bookings.book({ ...visit, conversationId: chat.conversationOf(visit.headers) })
    switch (outcome.kind) {
      case 'booked': {
        const { bookingId, startsAt, manageUrl, autoReply } = outcome
        return chatAnswer({ bookingId, startsAt, manageUrl, autoReply })
      }
      case 'taken':
        return chatAnswer({ nearest: outcome.nearest }, 409)
      case 'invalid':
        return chatAnswer({ problems: outcome.problems }, 400)
      case 'too-many':
        return tooMany('address', outcome.retryAfterSeconds)
    }
  })
}
