import { Link } from 'react-router'
import { BesideHeading } from '#app/components/sections/beside-heading.tsx'
import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { Picture } from '#app/components/sections/pictures/picture.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { TestimonialBlock } from '#app/components/sections/testimonial-block.tsx'
import { servicesContext } from '#app/context.ts'
import { loadVerticals } from '#app/features/services/load-overview.ts'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
import { IntroVideo } from '#app/features/site/intro-video.tsx'
import { ProblemsSolved } from '#app/features/site/problems-solved.tsx'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { loadFeatured } from '#app/load-testimonials.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'home', ({ home }) => home)
  const { locale } = loaded
  const texts = copy[locale]
  return {
    ...loaded,
    featured: await loadFeatured(context),
    details: texts.services.details,
    verticals: loadVerticals(locale),
    about: pathOf('about', locale),
    portfolio: pathOf('portfolio', locale),
    video: context.get(servicesContext).links.introVideoUrl,
    actions: loadActions(context, { topic: texts.common.pages.home }),
  }
}

export const meta = pageMeta

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, paths, featured, details, verticals, about, portfolio, video, actions } = loaderData
  const { hero, thread, intro, problem, reasons, testimonials, founder, closing } = words
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
        <Picture picture={thread} />
      </section>

      <IntroVideo words={intro} href={video} newTab={actions.newTab} />
      <ProblemsSolved words={problem} />

      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2">{words.verticals.heading}</h2>
          <p className="lead mt-3 mb-8">{words.verticals.lead}</p>
          <OverviewCards cards={verticals} more={details} />
          <p className="mt-6">
            <Link to={paths.services} className="link">
              {words.verticals.more}
            </Link>
          </p>
        </div>
      </section>

      <section className="shell band">
        <h2 className="title-2 mb-8">{reasons.heading}</h2>
        <Points points={reasons.list} />
      </section>

      {featured && (
        <section className="sunk band">
          <div className="shell">
            <TestimonialBlock {...featured} />
          </div>
        </section>
      )}
      <section className="shell">
        {!featured && (
          <BesideHeading
            heading={testimonials.heading}
            text={testimonials.text}
            link={{ href: portfolio, label: testimonials.action }}
          />
        )}
        <BesideHeading
          heading={founder.heading}
          text={founder.text}
          link={{ href: about, label: founder.link }}
        />
      </section>

      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
