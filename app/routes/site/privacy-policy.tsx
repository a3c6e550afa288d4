import { LegalText } from '#app/components/sections/legal-text.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/privacy-policy.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'privacy', (copy) => copy.privacy)
}

export const meta = pageMeta

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData.words} />
}
