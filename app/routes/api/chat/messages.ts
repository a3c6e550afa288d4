import { servicesContext } from '#app/lib/context.ts'
import { jsonAnswer, orLater, tooMany } from '#app/lib/json-answer.ts'
import { readChatRequest } from '#app/lib/site/chat-request.ts'
import type { Route } from './+types/messages.ts'

/** Returns this browser's conversation, or only its messages after the one with the id `after`. */
export function loader(args: Route.LoaderArgs) {
  const after = Number(new URL(args.request.url).searchParams.get('after'))
  return orLater(args, async () => {
    const { chat } = args.context.get(servicesContext)
    const from = Number.isSafeInteger(after) && after > 0 && after < 2 ** 31 ? after : 0
    return jsonAnswer({ conversation: await chat.open(args.request.headers, from) })
  })
}

/** Takes a message and streams the reply. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const { chat } = args.context.get(servicesContext)
    const outcome = await chat.answerMessage(await readChatRequest(args))
    if (outcome.kind === 'answering') return outcome.response
    const { refusal } = outcome
    if ('retryAfterSeconds' in refusal) return tooMany(refusal.error, refusal.retryAfterSeconds)
    const isConflict = refusal.error === 'pending' || refusal.error === 'nothing-to-retry'
    return jsonAnswer(refusal, isConflict ? 409 : 400)
  })
}
