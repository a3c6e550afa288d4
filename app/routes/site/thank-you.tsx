import { Link } from 'react-router'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/thank-you.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'thankYou', (copy) => copy.thankYou)
  return {
    ...loaded,
    ask: copy[loaded.locale].actions.ask,
    home: pathOf('home', loaded.locale),
    founder: loadFounderPicture(context, copy[loaded.locale]),
  }
}

export const meta = pageMeta

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { words, paths, ask, home, founder } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} picture={<FounderPicture {...founder} />}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.contact}
        </Link>
        <a href={paths.contact} data-chat="" className="btn">
          {ask}
        </a>
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
