import { PageHero } from '#app/components/sections/page-hero.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/services.ai-products.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'aiProducts', (copy) => copy.aiProducts)
}

export const meta = pageMeta

export default function AiProducts({ loaderData }: Route.ComponentProps) {
  return <PageHero heading={loaderData.words.heading} lead={loaderData.words.lead} />
}
