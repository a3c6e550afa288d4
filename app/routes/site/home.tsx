import { Link } from 'react-router'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { MessageThread } from '#app/components/sections/message-thread.tsx'
import { PriceList } from '#app/components/sections/price-list.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { OutwardLink } from '#app/components/ui/outward-link.tsx'
import { servicesContext } from '#app/context.ts'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
import { overviewLinks } from '#app/features/services/overview-links.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'home', (texts) => texts.home)
  const { schedulingUrl } = context.get(servicesContext).links
  return {
    ...loaded,
    details: copy[loaded.locale].servicePrices.details,
    newTab: copy[loaded.locale].common.footer.newTab,
    overview: priceRows('overview', loaded.locale),
    packages: priceRows('packages', loaded.locale),
    links: overviewLinks(loaded.locale),
    about: pathOf('about', loaded.locale),
    demo: schedulingUrl
      ? { href: schedulingUrl, newTab: true }
      : { href: loaded.paths.contact, newTab: false },
  }
}

export const meta = pageMeta

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, paths, overview, packages, links, details, about, demo, newTab } = loaderData
  const { hero, thread, offer, steps, founder, closing } = words
  return (
    <>
      <section className="shell hero">
        <div>
          <h1 className="title-1">{hero.heading}</h1>
          <p className="lead mt-5">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={paths.contact} className="btn btn-primary btn-large">
              {hero.primary}
            </Link>
            <Link to={paths.services} className="btn btn-large">
              {hero.secondary}
            </Link>
          </div>
          <p className="mt-5 text-sm text-muted">{hero.note}</p>
        </div>
        <MessageThread {...thread} outcome={thread.booked} lang="hi-Latn" />
      </section>

      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2">{offer.heading}</h2>
          <p className="lead mt-3 mb-8">{offer.lead}</p>
          <OverviewCards rows={overview} links={links} more={details} />
          <h3 className="title-3 mt-12 mb-5">{offer.packages}</h3>
          <PriceList rows={packages} level={4} />
        </div>
      </section>

      <section className="shell band">
        <h2 className="title-2 mb-10">{steps.heading}</h2>
        <Steps steps={steps.list} />
      </section>

      <section className="shell">
        <div className="founder">
          <h2 className="title-2">{founder.heading}</h2>
          <div>
            <p className="text-lg">{founder.text}</p>
            <p className="mt-4">
              <Link to={about} className="link">
                {founder.link}
              </Link>
            </p>
          </div>
        </div>
      </section>

      <ClosingCall heading={closing.heading} text={closing.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {closing.primary}
        </Link>
        <OutwardLink {...demo} note={newTab} className="btn">
          {closing.secondary}
        </OutwardLink>
      </ClosingCall>
    </>
  )
}
