import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { loadProjects } from '#app/features/showcase/load-projects.ts'
import { ProjectList } from '#app/features/showcase/project-list.tsx'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import type { Route } from './+types/portfolio.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'portfolio', (texts) => texts.portfolio)
  const { heading, lead, sampleTag, resultsHeading } = words
  const { common, serviceWords } = copy[loaded.locale]
  return {
    ...loaded,
    words: { heading, lead, sampleTag, resultsHeading },
    projects: loadProjects(loaded.locale),
    closing: serviceWords.closing,
    actions: loadActions(context, { topic: common.pages.portfolio }),
  }
}

export const meta = pageMeta

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { words, projects, closing, actions } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <ProjectList projects={projects} words={words} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
