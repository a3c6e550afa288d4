import { servicesContext } from '#app/lib/context.ts'
import { jsonAnswer, nothingToRead, orLater, tooMany } from '#app/lib/json-answer.ts'
import { readChatRequest } from '#app/lib/site/chat-request.ts'
import type { Route } from './+types/lead.ts'

export const loader = nothingToRead

/** Creates a lead after the visitor has confirmed the summary. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const outcome = await args.context.get(servicesContext).chat.confirmLead(await readChatRequest(args))
    switch (outcome.kind) {
      case 'made':
        return jsonAnswer({ category: outcome.category, followUpDays: outcome.followUpDays })
      case 'invalid':
        return jsonAnswer({ problems: outcome.problems }, 400)
      case 'no-conversation':
        return jsonAnswer({ error: outcome.kind }, 404)
      case 'too-many':
        return tooMany('address', outcome.retryAfterSeconds)
    }
  })
}
