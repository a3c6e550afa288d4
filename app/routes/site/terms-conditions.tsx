import { LegalText } from '#app/components/sections/legal-text.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/terms-conditions.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'terms', (copy) => copy.terms)
}

export const meta = pageMeta

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData.words} />
}
