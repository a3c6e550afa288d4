import { answerIntents } from '#app/features/chat/office/chat-intents.ts'
import { UnansweredScreen } from '#app/features/chat/office/unanswered-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { pageWords } from '#content/page-words.ts'
import { type PageId, pages } from '#content/pages.ts'
import type { Route } from './+types/unanswered.ts'

export const loader = officeLoader('chats:read', async ({ viewer, services, query }) => {
  const [unanswered, answers] = await Promise.all([
    services.inbox.listUnanswered(viewer),
    services.inbox.listAnswers(viewer),
  ])
  return {
    ...unanswered,
    answers,
    pages: (Object.keys(pages) as PageId[]).map((id): [string, string] => [id, pageWords(id, 'en').heading]),
    showsAnswers: query('show') === 'answers',
    now: services.now(),
  }
})

export const action = officeAction('chats:write', answerIntents)

export default function Unanswered({ loaderData }: Route.ComponentProps) {
  return <UnansweredScreen {...loaderData} />
}
