import { Link } from 'react-router'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
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
        picture={
          <div>
            <p className="tick title-3 mb-5">{words.receipt.title}</p>
            <dl className="bill">
              {words.receipt.rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        }
      />
      <section className="shell pb-20">
        <h2 className="title-2 mb-8">{words.stepsHeading}</h2>
        <Steps steps={words.steps} />
        <div className="actions mt-10">
          <Link to={paths.contact} className="btn btn-primary">
            {words.contact}
          </Link>
          <a href={paths.contact} data-chat="" className="btn">
            {ask}
          </a>
          <Link to={home} className="btn">
            {words.home}
          </Link>
        </div>
      </section>
    </>
  )
}
