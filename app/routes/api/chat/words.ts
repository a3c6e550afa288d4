import { loadChatTexts } from '#app/features/chat/site/load-chat-texts.ts'
import { servicesContext } from '#app/lib/context.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import type { Route } from './+types/words.ts'

/**
 * Returns the chat's texts. They are the same for all visitors, so browsers may cache them for five minutes.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('locale')
  const locale = isLocale(asked) ? asked : defaultLocale
  return Response.json(loadChatTexts(locale, context.get(servicesContext).links), {
    headers: { 'Cache-Control': 'private, max-age=300' },
  })
}
