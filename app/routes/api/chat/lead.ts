import { servicesContext } from '#app/lib/context.ts'
import { chatAnswer, nothingToRead, orLater, readChatRequest, tooMany } from '#app/lib/site/chat-request.ts'
import type { Route } from './+types/lead.ts'

export const loader = nothingToRead

/** Creates a lead after the visitor has confirmed the summary. */
export function action(args: Route.ActionArgs) {
  return orLater(args, async () => {
    const outcome = await args.context.get(servicesContext).chat.confirmLead(await readChatRequest(args))
    switch (outcome.kind) {
      case 'made':
        return chatAnswer({ category: outcome.category, followUpDays: outcome.followUpDays })
      case 'invalid':
        return chatAnswer({ problems: outcome.problems }, 400)
      case 'no-conversation':
        return chatAnswer({ error: outcome.kind }, 404)
      case 'too-many':
        return tooMany('address', outcome.retryAfterSeconds)
    }
  })
}
