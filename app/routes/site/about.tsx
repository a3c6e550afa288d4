import { Link } from 'react-router'
import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Drawing } from '#app/components/sections/pictures/drawing.tsx'
import { Reasons } from '#app/components/sections/reasons.tsx'
import { servicesContext } from '#app/context.ts'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { loadActions } from '#app/load-actions.ts'
import { loadFounderPicture } from '#app/load-founder-picture.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { fillText } from '#domain/fill-text.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'about', (texts) => texts.about)
  const texts = copy[loaded.locale]
  const { named, years, caption, ...rest } = words
  const { founder } = context.get(servicesContext).links
  const facts = [
    founder.name && caption,
    founder.years && fillText(years, { n: founder.years }),
    founder.registration,
  ].filter(Boolean)
  return {
    ...loaded,
    words: {
      ...rest,
      lead: founder.name ? `${fillText(named, { name: founder.name })} ${words.lead}` : words.lead,
    },
    founder: { name: founder.name, facts, guarantee: founder.guarantee },
    drawn: loadFounderPicture(context, texts),
    proof: texts.home.morning.picture,
    actions: loadActions(context, { topic: texts.common.pages.about }),
  }
}

export const meta = pageMeta

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, paths, founder, drawn, proof, actions } = loaderData
  const { mission, day, expertise, delhi, why, closing } = words
  const picture = (
    <figure>
      <FounderPicture {...drawn} />
      {(founder.name || founder.facts.length > 0) && (
        <figcaption className="mt-4 text-muted">
          {founder.name && <b className="block text-ink">{founder.name}</b>}
          {founder.facts.map((fact) => (
            <span key={fact} className="block">
              {fact}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} picture={picture}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.primary}
        </Link>
        <Link to={paths.services} className="btn">
          {words.secondary}
        </Link>
      </PageHero>
      <section className="shell band beside">
        <div>
          <h2 className="title-2">{mission.heading}</h2>
          {mission.text.map((text) => (
            <p key={text} className="lead mt-4">
              {text}
            </p>
          ))}
          {founder.guarantee && (
            <p className="mt-5">
              <b>{founder.guarantee}</b>
            </p>
          )}
        </div>
        <ul className="reasons">
          {mission.points.map((point) => (
            <li key={point} className="tick">
              {point}
            </li>
          ))}
        </ul>
      </section>
      <section className="sunk">
        <div className="shell band beside items-start">
          <div>
            <h2 className="title-2">{day.heading}</h2>
            <p className="lead mt-3">{day.lead}</p>
          </div>
          <ol className="day">
            {day.rows.map(({ time, text }) => (
              <li key={time}>
                <b>{time}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="shell band">
        <h2 className="title-2 mb-4">{expertise.heading}</h2>
        <Reasons reasons={expertise.list} columns={3} />
      </section>
      <section className="night">
        <div className="night-inner py-12">
          <h2 className="title-2">{delhi.heading}</h2>
          <p className="lead mt-3 mb-6">{delhi.text}</p>
          <Link to={paths.contact} className="btn btn-primary">
            {delhi.action}
          </Link>
        </div>
        <Drawing name="streets/kirana" width={1600} height={300} alt="" className="night-street" />
      </section>
      <section className="shell band beside items-start">
        <div>
          <h2 className="title-2">{why.heading}</h2>
          <Drawing name="ownerToday" width={800} height={600} alt={proof} className="scene mt-6" />
        </div>
        <Reasons reasons={why.list} />
      </section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
