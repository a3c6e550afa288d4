import { Link } from 'react-router'
import { loadVerticals } from '#app/features/services/load-overview.ts'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
import { AskChips } from '#app/features/site/ask-chips.tsx'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { ProblemsSolved } from '#app/features/site/problems-solved.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { loadFeatured } from '#app/lib/site/load-testimonials.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { FilmLink } from '#app/sections/film-link.tsx'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { Picture } from '#app/sections/pictures/picture.tsx'
import { PriceBar } from '#app/sections/price-bar.tsx'
import { Reasons } from '#app/sections/reasons.tsx'
import { TestimonialBlock } from '#app/sections/testimonial-block.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'home', ({ home }) => home)
  const { locale } = loaded
  const texts = copy[locale]
  const { links } = context.get(servicesContext)
  const { named, ...founder } = words.founder
  const { name, guarantee } = links.founder
  return {
    ...loaded,
    words: {
      ...words,
      founder: { ...founder, text: name ? `${fillText(named, { name })} ${founder.text}` : founder.text },
    },
    guarantee,
    picture: loadFounderPicture(context, texts),
    featured: await loadFeatured(context),
    verticals: loadVerticals(locale),
    about: pathOf('about', locale),
    smb: pathOf('smb', locale),
    video: links.introVideoUrl,
    offer: loadEntryOffer('starter', locale),
    actions: loadActions(context, { topic: texts.common.pages.home }),
  }
}

export const meta = pageMeta

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, paths, guarantee, featured, verticals, about, smb, video, offer, actions } = loaderData
  const { hero, thread, morning, problem, founder, closing } = words
  return (
    <>
      <section className="night">
        <div className="night-inner hero">
          <div>
            <h1 className="title-1">{hero.heading}</h1>
            <p className="lead mt-5">{hero.lead}</p>
            <div className="actions mt-8">
              <Link to={paths.contact} className="btn btn-primary">
                {hero.primary}
              </Link>
              <a href={paths.contact} data-chat={hero.tryIt.question} className="btn">
                {hero.tryIt.label}
              </a>
            </div>
            <p className="mt-5">{hero.note}</p>
            {guarantee && <b className="block mt-2">{guarantee}</b>}
          </div>
          <Picture picture={thread} />
        </div>
        <Drawing name="streets/kirana" width={1600} height={300} alt="" className="night-street" isFirst />
      </section>

      <section className="shell band beside">
        <Drawing name="ownerToday" width={800} height={600} alt={morning.picture} className="scene" />
        <div>
          <h2 className="title-2">{morning.heading}</h2>
          <p className="lead mt-3">{morning.lead}</p>
          <Reasons reasons={morning.points} />
          <p className="mt-6">
            <Link to={smb} className="link">
              {morning.more}
            </Link>
          </p>
          {video && <FilmLink href={video} label={morning.video} newTab={actions.newTab} />}
        </div>
      </section>

      <ProblemsSolved words={problem} />

      <section className="shell band">
        <h2 className="title-2">{words.verticals.heading}</h2>
        <p className="lead mt-3 mb-8">{words.verticals.lead}</p>
        <OverviewCards cards={verticals} isSmall />
        <p className="mt-6">
          <Link to={paths.services} className="link">
            {words.verticals.more}
          </Link>
        </p>
      </section>

      {featured && (
        <section className="sunk band">
          <div className="shell">
            <TestimonialBlock {...featured} />
          </div>
        </section>
      )}

      <section className="shell band beside">
        <div>
          <h2 className="title-2">{founder.heading}</h2>
          <p className="lead mt-3">{founder.text}</p>
          <p className="mt-5">
            <Link to={about} className="link">
              {founder.link}
            </Link>
          </p>
          <h3 className="title-3 mt-8">{founder.ask.heading}</h3>
          <p className="mt-2 text-muted">{founder.ask.text}</p>
          <AskChips questions={founder.ask.questions} otherwise={paths.contact} />
        </div>
        <FounderPicture {...loaderData.picture} />
      </section>

      <PriceBar {...offer} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
