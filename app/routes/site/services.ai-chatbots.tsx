import { loadServicePage } from '#app/features/services/load-service-page.ts'
import { ServicePage } from '#app/features/services/service-page.tsx'
import { unlessChoosing } from '#app/features/services/unless-choosing.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import type { Route } from './+types/services.ai-chatbots.ts'

/** Shows the same content as e-commerce, whose address is canonical. */
export function loader({ context }: Route.LoaderArgs) {
  return loadServicePage(context, 'aiChatbots', 'ecommerce')
}

export const meta = pageMeta
export const shouldRevalidate = unlessChoosing

export default function AiChatbots({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
