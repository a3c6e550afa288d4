import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { LegalText } from '#app/sections/legal-text.tsx'
import type { Route } from './+types/terms-conditions.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'terms', (copy) => copy.terms)
}

export const meta = pageMeta

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData.words} />
}
