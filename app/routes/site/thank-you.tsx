import { Link } from 'react-router'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/thank-you.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'thankYou', (copy) => copy.thankYou)
  return {
    ...loaded,
    actions: loadActions(context, { topic: copy[loaded.locale].common.pages.thankYou }),
    home: pathOf('home', loaded.locale),
    founder: loadFounderPicture(context, copy[loaded.locale]),
  }
}

export const meta = pageMeta

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { words, paths, actions, home, founder } = loaderData
  const { whatsApp, newTab } = actions
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} picture={<FounderPicture {...founder} />}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.contact}
        </Link>
        {whatsApp && (
          <ExternalLink {...whatsApp} note={newTab} className="btn btn-leaf">
            {whatsApp.label}
          </ExternalLink>
        )}
        <Link to={home} className="btn">
          {words.home}
        </Link>
      </PageHero>
      <section className="shell pb-20">
        <h2 className="title-2 mb-8">{words.stepsHeading}</h2>
        <Steps steps={words.steps} />
      </section>
    </>
  )
}
