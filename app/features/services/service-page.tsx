import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Picture } from '#app/components/sections/pictures/picture.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { PriceList } from '#app/components/sections/price-list.tsx'
import { Questions } from '#app/components/sections/questions.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { TestimonialBlock } from '#app/components/sections/testimonial-block.tsx'
import type { ServicePageData } from './load-service-page.ts'
import { PackageBuilder } from './package-builder.tsx'

/** One trade or craft: what it looks like at work, what it does, what it costs, how it goes. */
export function ServicePage({
  words,
  shared,
  prices,
  builder,
  testimonials,
  actions,
  paths,
}: ServicePageData) {
  const { heading, lead, picture, does, steps, faq } = words
  return (
    <>
      <PageHero heading={heading} lead={lead} picture={<Picture picture={picture} />}>
        <CallToAction actions={actions} />
      </PageHero>
      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2 mb-8">{does.heading}</h2>
          <Points points={does.points} />
        </div>
      </section>
      <section className="shell band">
        <h2 className="title-2 mb-6">{shared.prices}</h2>
        <PriceList rows={prices} />
        <p className="mt-4 text-muted">{shared.note}</p>
      </section>
      <PackageBuilder {...builder} contactPath={paths.contact} />
      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2 mb-10">{steps.heading}</h2>
          <Steps steps={steps.list} />
        </div>
      </section>
      {testimonials && (
        <section className="shell pt-16">
          <TestimonialBlock {...testimonials} />
        </section>
      )}
      <Questions heading={shared.questions} questions={faq} />
      <ClosingCall heading={shared.closing.heading} text={shared.closing.text}>
        <CallToAction actions={actions} withPayment />
      </ClosingCall>
    </>
  )
}
