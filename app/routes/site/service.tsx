import { loadServicePage } from '#app/features/services/load-service-page.ts'
import { ServicePage } from '#app/features/services/service-page.tsx'
import { unlessChoosing } from '#app/features/services/unless-choosing.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import type { Route } from './+types/service.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadServicePage(context)
}

export const meta = pageMeta
export const shouldRevalidate = unlessChoosing

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage key={loaderData.name} {...loaderData} />
}
