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
  /** The drawing at the top, if it is not the service's own. */
  top?: SceneName
  /** The drawing that the sample's cut-outs are from. */
  frames?: SceneName
  scene?: SceneName
  /** Which of them has the drawing beside it. */
  beside?: 'steps' | 'sample'
  stepsFirst?: boolean
}

const layouts: Record<ServicePageName, Layout> = {
  ecommerce: { shape: 'inbox', scene: 'ecommerce', beside: 'steps' },
  smb: { shape: 'day', scene: 'smb', beside: 'steps', stepsFirst: true },
  aiAppDevelopment: { shape: 'draft', frames: 'aiAppDevelopment' },
  gptAgents: { shape: 'rules', scene: 'gptAgents', beside: 'steps', stepsFirst: true },
  musicCreation: { shape: 'tracks', scene: 'musicCreation', beside: 'sample' },
  creativeServices: { shape: 'storyboard', top: 'authorSite', frames: 'creativeServices' },
  educationTools: { shape: 'sheets', scene: 'educationTools', beside: 'steps' },
}

/** The classes of sample and steps, by which of them has the drawing: of the section, and of its inner block. */
const sectionClasses = {
  steps: { sample: ['sunk', 'shell band'], steps: ['shell band beside', undefined] },
  sample: { sample: ['shell', 'band beside'], steps: ['sunk mt-8', 'shell band'] },
  nothing: { sample: ['shell', 'zone'], steps: ['sunk mt-8', 'shell band'] },
} as const

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
  const { shape, top, frames, scene, beside = 'nothing', stepsFirst } = layouts[name]
  const sections = sectionClasses[beside]
  const drawing = scene && image && <Scene scene={scene} alt={image} />
  const stepList = (
    <section className={sections.steps[0]}>
      <div className={sections.steps[1]}>
        <h2 className="title-2 mb-8">{steps.heading}</h2>
        <Steps steps={steps.list} />
      </div>
      {beside === 'steps' && drawing}
    </section>
  )
  return (
    <>
      <div>
        <PageHero
          heading={heading}
          lead={lead}
          note={`${fromText} · ${timing}`}
          picture={<Picture picture={picture} scene={top ?? name} />}
        >
          <a href={`#${PACKAGE_ID}`} className="btn btn-primary">
            {shared.seePrices}
          </a>
          <CallToAction actions={actions} only="talk" />
        </PageHero>
        <section className={sections.sample[0]}>
          <div className={sections.sample[1]}>
            <div>
              <Sample shape={shape} words={sample} frames={frames} />
              {film && <FilmLink {...film} newTab={actions.newTab} />}
            </div>
            {beside === 'sample' && drawing}
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
