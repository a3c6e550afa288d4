import { Link } from 'react-router'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/thank-you.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'thankYou', (copy) => copy.thankYou)
  return { ...loaded, home: pathOf('home', loaded.locale) }
}

export const meta = pageMeta

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { words, paths, home } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <section className="shell pt-4 pb-20">
        <h2 className="title-2 mb-8">{words.stepsHeading}</h2>
        <Steps steps={words.steps} />
        <p className="mt-10">
          <b>{words.response}</b>
        </p>
        <div className="actions mt-6">
          <Link to={paths.contact} className="btn btn-primary">
            {words.contact}
          </Link>
          <Link to={home} className="btn">
            {words.home}
          </Link>
        </div>
      </section>
    </>
  )
}
