import { Link } from 'react-router'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { PriceList } from '#app/components/sections/price-list.tsx'
import type { ServicePageData } from './load-service-page.ts'

export function ServicePage({ words, shared, prices, paths }: ServicePageData) {
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead}>
        <Link to={paths.contact} className="btn btn-primary">
          {shared.cta.action}
        </Link>
      </PageHero>
      <div className="shell pb-8">
        <div className="prose">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <section className="shell pt-6">
        <h2 className="title-2 mb-6">{shared.heading}</h2>
        {prices.length > 0 ? (
          <>
            <PriceList rows={prices} />
            <p className="mt-4 text-muted">{shared.note}</p>
          </>
        ) : (
          <p className="lead">{shared.noPrices}</p>
        )}
      </section>
      <ClosingCall heading={shared.cta.heading} text={shared.cta.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {shared.cta.action}
        </Link>
      </ClosingCall>
    </>
  )
}
