import { Link } from 'react-router'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadEntryOffer } from '#app/lib/site/load-entry-offer.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { CallToAction } from '#app/sections/call-to-action.tsx'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { NightClosing } from '#app/sections/night-closing.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { PriceBar } from '#app/sections/price-bar.tsx'
import { Reasons } from '#app/sections/reasons.tsx'
import { copy } from '#content/copy/copy.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'about', (texts) => texts.about)
  const texts = copy[loaded.locale]
  const { named, years, caption, expertise, ...rest } = words
  const { founder } = context.get(servicesContext).links
  const picture = loadFounderPicture(context, texts)
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
    expertise,
    founder: { name: founder.name, facts, guarantee: founder.guarantee },
    picture,
    // The first picture is the photo or the desk.
    second: picture.photo
      ? ({ name: 'founderDesk', alt: texts.contact.picture } as const)
      : ({ name: 'ownerToday', alt: texts.home.morning.picture } as const),
    offer: loadEntryOffer('starter', loaded.locale),
    actions: loadActions(context, { topic: texts.common.pages.about }),
  }
}

export const meta = pageMeta

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, paths, expertise, founder, second, offer, actions } = loaderData
  const { mission, day, delhi, why, closing } = words
  const picture = (
    <figure>
      <FounderPicture {...loaderData.picture} />
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
        <Drawing {...second} width={800} height={600} className="scene" />
        <div>
          <h2 className="title-2">{mission.heading}</h2>
          {mission.text.map((text) => (
            <p key={text} className="lead mt-4">
              {text}
            </p>
          ))}
          {founder.guarantee && <b className="block card mt-5">{founder.guarantee}</b>}
          <ul className="mt-6 grid gap-3">
            {mission.points.map((point) => (
              <li key={point} className="tick">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sunk">
        <div className="shell band">
          <h2 className="title-2">{day.heading}</h2>
          <p className="lead mt-3">{day.lead}</p>
          <ol className="day">
            {day.rows.map(({ time, text }) => (
              <li key={time}>
                <b>{time}</b>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="shell band">
        <h2 className="title-2">{expertise.heading}</h2>
        <Reasons reasons={expertise.list} columns={3} />
      </section>
      <NightClosing street="about" heading={delhi.heading} text={delhi.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {delhi.action}
        </Link>
      </NightClosing>
      <section className="shell band beside gap-y-0 pt-0">
        <h2 className="title-2">{why.heading}</h2>
        <Reasons reasons={why.list} />
      </section>
      <PriceBar {...offer} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
