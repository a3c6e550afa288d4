import { loadServicePage } from '#app/features/services/load-service-page.ts'
import { ServicePage } from '#app/features/services/service-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/services.smb.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadServicePage(context, 'smb', 'smb')
}

export const meta = pageMeta

export default function Smb({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
