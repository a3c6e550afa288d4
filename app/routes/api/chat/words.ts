import { servicesContext } from '#app/context.ts'
import { loadChatTexts } from '#app/features/chat/load-chat-texts.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import type { Route } from './+types/words.ts'

/** The words of the chat. They are the same for everybody, so a browser may keep them for a while. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  return Response.json(loadChatTexts(locale, context.get(servicesContext).links), {
    headers: { 'Cache-Control': 'private, max-age=300' },
  })
}
