import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { PriceList } from '#app/components/sections/price-list.tsx'
import { Questions } from '#app/components/sections/questions.tsx'
import { loadMoreServices, loadOverview } from '#app/features/services/load-overview.ts'
import { loadAnyPackageBuilder } from '#app/features/services/load-package-builder.ts'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
import { PackageBuilder } from '#app/features/services/package-builder.tsx'
import { unlessChoosing } from '#app/features/services/unless-choosing.ts'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { priceRows } from '#content/price-rows.ts'
import type { Route } from './+types/services.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'services', (texts) => texts.services)
  const { locale } = loaded
  const texts = copy[locale]
  return {
    ...loaded,
    shared: texts.serviceWords,
    overview: loadOverview(locale),
    more: loadMoreServices(locale),
    packages: priceRows('packages', locale),
    builder: loadAnyPackageBuilder(request, locale),
    actions: loadActions(context, { topic: texts.common.pages.services }),
  }
}

export const meta = pageMeta
export const shouldRevalidate = unlessChoosing

export default function Services({ loaderData }: Route.ComponentProps) {
  const { words, shared, overview, more, packages, builder, actions, paths } = loaderData
  const { smartSchool } = words
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <div className="shell">
        <OverviewCards cards={overview} more={words.details} level={2}>
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
      <section className="shell band">
        <h2 className="title-2">{words.packages.heading}</h2>
        <p className="lead mt-3 mb-8">{words.packages.lead}</p>
        <PriceList rows={packages} />
        <p className="mt-4 text-muted">{shared.note}</p>
      </section>
      <PackageBuilder {...builder} contactPath={paths.contact} />
      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2 mb-8">{words.more.heading}</h2>
          <OverviewCards cards={more} more={words.details} />
        </div>
      </section>
      <Questions heading={shared.questions} questions={words.faq} />
      <ClosingCall heading={shared.closing.heading} text={shared.closing.text}>
        <CallToAction actions={actions} withPayment />
      </ClosingCall>
    </>
  )
}
