import { Link } from 'react-router'
import { SoonCard } from '#app/features/services/overview-cards.tsx'
import { loadProducts } from '#app/features/showcase/load-products.ts'
import { ProductList } from '#app/features/showcase/product-list.tsx'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { loadTestimonialsOn } from '#app/lib/site/load-testimonials.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { BeforeAfter } from '#app/sections/before-after.tsx'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { MessageThread } from '#app/sections/pictures/message-thread.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import { PriceBar } from '#app/sections/price-bar.tsx'
import { Questions } from '#app/sections/questions.tsx'
import { TestimonialBlock } from '#app/sections/testimonial-block.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/services.ai-products.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { words: all, ...loaded } = loadPage(context, 'aiProducts', (texts) => texts.aiProducts)
  // The texts of the products come with them.
  const { products, statuses, ask, askSoon, visit, ...words } = all
  const { common } = copy[loaded.locale]
  return {
    ...loaded,
    words,
    ...loadProducts(loaded.locale),
    testimonials: await loadTestimonialsOn(context, 'aiProducts'),
    customApps: pathOf('aiAppDevelopment', loaded.locale),
    offer: loadEntryOffer('customApp', loaded.locale),
    actions: loadActions(context, { service: 'ai-web-apps', topic: common.pages.aiProducts }),
  }
}

export const meta = pageMeta

export default function AiProducts({ loaderData }: Route.ComponentProps) {
  const { words, ready, soon, testimonials, customApps, offer, actions } = loaderData
  const { cost, fitting, closing } = words
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        note={ready.map(({ id, title, price }) => (
          <span key={id} className="block">
            {title}: {price}
          </span>
        ))}
        picture={<Scene scene="aiProducts" alt={words.image} isFirst />}
      >
        <CallToAction actions={actions} />
      </PageHero>
      <section className="shell">
        <h2 className="title-2 mb-6">{words.productsHeading}</h2>
        <ProductList products={ready} newTab={actions.newTab} />
      </section>
      <section className="sunk mt-12">
        <div className="shell band">
          <h2 className="title-2">{fitting.heading}</h2>
          <p className="lead mt-3">{fitting.lead}</p>
          <div className="fitting">
            {fitting.threads.map((thread) => (
              <div key={thread.name} className="panel">
                <MessageThread {...thread} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="shell band beside">
        <div>
          <h2 className="title-2">{cost.heading}</h2>
          <p className="lead mt-4 mb-6">{cost.text}</p>
          <Link to={customApps} className="btn">
            {cost.action}
          </Link>
        </div>
        <BeforeAfter {...cost} />
      </section>
      <section className="shell zone">
        <h2 className="title-2 mb-6">{words.soonHeading}</h2>
        <ul className="price-grid trades-small">
          {soon.map((product) => (
            <SoonCard key={product.id} {...product} />
          ))}
        </ul>
      </section>
      {testimonials && (
        <section className="shell band">
          <TestimonialBlock {...testimonials} />
        </section>
      )}
      <Questions heading={words.questions} questions={words.faq} ask={actions.ask} />
      <PriceBar {...offer} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} withPayment />
      </ClosingCall>
    </>
  )
}
