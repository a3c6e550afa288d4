import { CallToAction } from '#app/sections/call-to-action.tsx'
import { FilmLink } from '#app/sections/film-link.tsx'
import { NightClosing } from '#app/sections/night-closing.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import type { SceneName } from '#app/sections/pictures/drawing.tsx'
import { Picture } from '#app/sections/pictures/picture.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import { Questions } from '#app/sections/questions.tsx'
import { Reasons } from '#app/sections/reasons.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { TestimonialBlock } from '#app/sections/testimonial-block.tsx'
import type { ServicePageName } from '#content/copy/en/services.ts'
import type { ServicePageData } from './load-service-page.ts'
import { PACKAGE_ID } from './package-address.ts'
import { PackageBuilder } from './package-builder.tsx'
import { QuoteBar } from './quote-bar.tsx'

/** The drawing beside the benefits, if the page's own is at the top. */
const secondScenes: Partial<Record<ServicePageName, SceneName>> = {
  aiAppDevelopment: 'authorSite',
  creativeServices: 'authorSite',
}

/** The page of one service: examples, benefits, prices, steps and questions. */
export function ServicePage({
  name,
  words,
  shared,
  from,
  fromText,
  film,
  builder,
  testimonials,
  actions,
  paths,
}: ServicePageData) {
  const { heading, lead, timing, picture, does, offer, steps, questions, faq, closing } = words
  return (
    <>
      <div>
        <PageHero
          heading={heading}
          lead={lead}
          note={`${fromText} · ${timing}`}
          picture={<Picture picture={picture} scene={name} />}
        >
          <a href={`#${PACKAGE_ID}`} className="btn btn-primary">
            {shared.seePrices}
          </a>
          <CallToAction actions={actions} only="talk" />
        </PageHero>
        <section className="shell zone beside">
          <div>
            <h2 className="title-2 mb-6">{does.heading}</h2>
            <Reasons reasons={does.points} />
            {film && <FilmLink {...film} newTab={actions.newTab} />}
          </div>
          <Scene scene={secondScenes[name] ?? name} alt={does.image} />
        </section>
        <PackageBuilder builder={builder} {...offer} contactPath={paths.contact} />
        <section className="sunk mt-8">
          <div className="shell zone">
            <h2 className="title-2 mb-10">{steps.heading}</h2>
            <Steps steps={steps.list} />
          </div>
        </section>
        {testimonials && (
          <section className="shell band">
            <TestimonialBlock {...testimonials} />
          </section>
        )}
        <Questions heading={questions} questions={faq} ask={actions.ask} />
        <QuoteBar builder={builder} from={from} quote={actions.quote} contactPath={paths.contact} />
      </div>
      <NightClosing street={name} heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} withPayment />
      </NightClosing>
    </>
  )
}
