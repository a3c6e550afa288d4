import { loadProjects } from '#app/features/showcase/load-projects.ts'
import { ProjectList } from '#app/features/showcase/project-list.tsx'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { PriceBar } from '#app/sections/price-bar.tsx'
import { copy } from '#content/copy/copy.ts'
import type { Route } from './+types/portfolio.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'portfolio', (texts) => texts.portfolio)
  const { heading, lead, sampleTag, resultsHeading, closing } = words
  const { common } = copy[loaded.locale]
  return {
    ...loaded,
    words: { heading, lead, sampleTag, resultsHeading, closing },
    projects: loadProjects(loaded.locale),
    offer: loadEntryOffer('starter', loaded.locale),
    actions: loadActions(context, { topic: common.pages.portfolio }),
  }
}

export const meta = pageMeta

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { words, projects, offer, actions } = loaderData
  const { closing } = words
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead}>
        <CallToAction actions={actions} />
      </PageHero>
      <ProjectList projects={projects} words={words} />
      <PriceBar {...offer} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
