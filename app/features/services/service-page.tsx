import { CallToAction } from '#app/sections/call-to-action.tsx'
import { FilmLink } from '#app/sections/film-link.tsx'
import { NightClosing } from '#app/sections/night-closing.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import type { SceneName } from '#app/sections/pictures/drawing.tsx'
import { Picture } from '#app/sections/pictures/picture.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import { Questions } from '#app/sections/questions.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { TestimonialBlock } from '#app/sections/testimonial-block.tsx'
import type { ServicePageName } from '#content/copy/en/services.ts'
import type { ServicePageData } from './load-service-page.ts'
import { PACKAGE_ID } from './package-address.ts'
import { PackageBuilder } from './package-builder.tsx'
import { QuoteBar } from './quote-bar.tsx'
import { Sample, type SampleShape } from './sample.tsx'

type Layout = {
  shape: SampleShape
  /** The drawing beside the steps, or beside the sample. */
  scene?: SceneName
  besideSample?: boolean
  stepsFirst?: boolean
}

const layouts: Record<ServicePageName, Layout> = {
  ecommerce: { shape: 'inbox', scene: 'ecommerce' },
  smb: { shape: 'day', scene: 'smb', stepsFirst: true },
  aiAppDevelopment: { shape: 'draft' },
  gptAgents: { shape: 'rules', scene: 'gptAgents', stepsFirst: true },
  musicCreation: { shape: 'tracks', scene: 'musicCreation', besideSample: true },
  creativeServices: { shape: 'storyboard', scene: 'authorSite' },
  educationTools: { shape: 'sheets', scene: 'educationTools' },
}

/** The page of one service: a picture, a sample, prices, steps and questions. */
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
  const { heading, lead, timing, picture, sample, image, offer, steps, questions, faq, closing } = words
  const { shape, scene, besideSample, stepsFirst } = layouts[name]
  const drawing = scene && image && <Scene scene={scene} alt={image} />
  const isSampleWide = drawing && !besideSample
  const stepList = (
    <section className={isSampleWide ? 'shell band beside' : 'sunk mt-8'}>
      <div className={isSampleWide ? undefined : 'shell band'}>
        <h2 className="title-2 mb-8">{steps.heading}</h2>
        <Steps steps={steps.list} />
      </div>
      {isSampleWide && drawing}
    </section>
  )
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
        <section className={isSampleWide ? 'sunk' : 'shell'}>
          <div className={isSampleWide ? 'shell band' : besideSample ? 'band beside' : 'zone'}>
            <div>
              <Sample shape={shape} words={sample} />
              {film && <FilmLink {...film} newTab={actions.newTab} />}
            </div>
            {besideSample && drawing}
          </div>
        </section>
        {stepsFirst && stepList}
        <PackageBuilder builder={builder} {...offer} contactPath={paths.contact} />
        {!stepsFirst && stepList}
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
