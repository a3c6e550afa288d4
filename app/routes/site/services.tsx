import { loadMoreServices, loadOverview, loadPackages } from '#app/features/services/load-overview.ts'
import { loadAnyPackageBuilder } from '#app/features/services/load-package-builder.ts'
import { OverviewCards, SoonCard } from '#app/features/services/overview-cards.tsx'
import { PackageBuilder } from '#app/features/services/package-builder.tsx'
import { PackageCards } from '#app/features/services/package-cards.tsx'
import { QuoteBar } from '#app/features/services/quote-bar.tsx'
import { unlessChoosing } from '#app/features/services/unless-choosing.ts'
import { loadProduct } from '#app/features/showcase/load-products.ts'
import { servicesContext } from '#app/lib/context.ts'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Questions } from '#app/sections/questions.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { pick } from '#domain/pick.ts'
import type { Route } from './+types/services.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'services', (texts) => texts.services)
  const { locale, words } = loaded
  return {
    ...loaded,
    faq: words.faq.map(({ question, answer, page, more }) => ({
      question,
      answer,
      link: page && { href: pathOf(page, locale), label: more },
    })),
    overview: loadOverview(locale),
    more: loadMoreServices(locale),
    soon: pick(loadProduct('smartSchool', locale), ['id', 'title', 'description', 'status', 'ask']),
    packages: loadPackages(locale),
    builder: loadAnyPackageBuilder(request, locale, context.get(servicesContext).links.founder.guarantee),
    offer: loadEntryOffer('starter', locale),
    actions: loadActions(context, { topic: copy[locale].common.pages.services }),
  }
}

export const meta = pageMeta
export const shouldRevalidate = unlessChoosing

export default function Services({ loaderData }: Route.ComponentProps) {
  const { words, faq, overview, more, packages, builder, offer, actions, paths, soon } = loaderData
  return (
    <>
      <div>
        <PageHero heading={words.heading} lead={words.lead}>
          <a href="#packages" className="btn btn-primary">
            {words.seePackages}
          </a>
          <CallToAction actions={actions} only="talk" />
        </PageHero>
        <div className="shell">
          <OverviewCards cards={overview} more={words.details} level={2} />
        </div>
        <section id="packages" className="night night-inset packages-band">
          <div className="shell">
            <h2 className="title-2">{words.packages.heading}</h2>
            <p className="lead mt-3">{words.packages.lead}</p>
            <PackageCards packages={packages} />
          </div>
        </section>
        <PackageBuilder builder={builder} {...words.offer} contactPath={paths.contact} />
        <section className="shell zone">
          <h2 className="title-2 mb-8">{words.more.heading}</h2>
          <OverviewCards cards={more} isSmall>
            <SoonCard {...soon} />
          </OverviewCards>
        </section>
        <Questions heading={words.questions} questions={faq} ask={actions.ask} />
        <QuoteBar builder={builder} from={offer} quote={offer} contactPath={paths.contact} />
      </div>
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <CallToAction actions={actions} withPayment />
      </ClosingCall>
    </>
  )
}
