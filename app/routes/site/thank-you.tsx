import { Link } from 'react-router'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
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
  }
}

export const meta = pageMeta

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { words, paths, ask, home } = loaderData
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        picture={<Drawing name="founderDesk" width={800} height={600} alt="" className="scene" isFirst />}
      >
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
