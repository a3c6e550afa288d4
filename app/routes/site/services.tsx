import { Link } from 'react-router'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { PriceList } from '#app/components/sections/price-list.tsx'
import { loadServicePage } from '#app/features/services/load-service-page.ts'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
import { overviewLinks } from '#app/features/services/overview-links.ts'
import { pageMeta } from '#app/page-meta.ts'
import { priceRows } from '#content/price-rows.ts'
import type { Route } from './+types/services.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadServicePage(context, 'services', 'services', 'packages')
  return { ...loaded, overview: priceRows('overview', loaded.locale), links: overviewLinks(loaded.locale) }
}

export const meta = pageMeta

export default function Services({ loaderData }: Route.ComponentProps) {
  const { words, shared, prices, paths, overview, links } = loaderData
  const { smartSchool } = shared
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <div className="shell pb-8">
        <div className="prose">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="shell">
        <OverviewCards rows={overview} links={links} more={shared.details} level={2}>
          <li className="card price-card">
            <h2 className="title-3">{smartSchool.name}</h2>
            <p className="text-muted">{smartSchool.text}</p>
            <p className="mt-auto pt-3">
              <button type="button" className="btn" disabled>
                {smartSchool.button}
              </button>
            </p>
          </li>
        </OverviewCards>
      </div>
      <section className="shell pt-16">
        <h2 className="title-2 mb-6">{shared.packages}</h2>
        <PriceList rows={prices} />
        <p className="mt-4 text-muted">{shared.note}</p>
      </section>
      <ClosingCall heading={shared.cta.heading} text={shared.cta.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {shared.cta.action}
        </Link>
      </ClosingCall>
    </>
  )
}
