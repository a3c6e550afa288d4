import { servicesContext } from '#app/lib/context.ts'
import { jsonAnswer, nothingToRead, orLater } from '#app/lib/json-answer.ts'
import { readChatRequest } from '#app/lib/site/chat-request.ts'
import { replyToDemo } from '#app/lib/site/demo-reply.ts'
import type { Route } from './+types/demo.ts'

export const loader = nothingToRead

/** Books a demo from the form in the chat. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const { bookings, chat } = args.context.get(servicesContext)
    const visit = await readChatRequest(args)
    const form = { ...visit, conversationId: chat.conversationOf(visit.headers) }
    const outcome = await bookings.submitDemo(form)
    const { answer, init } = await replyToDemo(args.context, outcome)
    return jsonAnswer(answer, init.status, init.headers)
  })
}
