import { Link } from 'react-router'
import { OverviewCards } from '#app/features/services/overview-cards.tsx'
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
import { pathOf } from '#content/pages.ts'
import { entryPriceText } from '#content/price-rows.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'about', (texts) => texts.about)
  const texts = copy[loaded.locale]
  const { named, years, caption, expertise, ...rest } = words
  const { founder } = context.get(servicesContext).links
  const picture = loadFounderPicture(context, texts)
  const { list } = expertise
  const skills = (Object.keys(list) as (keyof typeof list)[]).map((page) => ({
    ...list[page],
    href: pathOf(page, loaded.locale),
    scene: page,
    ...entryPriceText(page, loaded.locale),
  }))
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
    expertise: { heading: expertise.heading, skills },
    founder: { name: founder.name, facts, guarantee: founder.guarantee },
    picture,
    desk: texts.contact.picture,
    today: texts.home.morning.picture,
    offer: loadEntryOffer('starter', loaded.locale),
    actions: loadActions(context, { topic: texts.common.pages.about }),
  }
}

export const meta = pageMeta

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, paths, expertise, founder, desk, today, offer, actions } = loaderData
  const { mission, day, delhi, why, closing } = words
  const picture = (
    <figure className={loaderData.picture.photo && 'founder'}>
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
  const points = (
    <ul className="mt-6 grid gap-3">
      {mission.points.map((point) => (
        <li key={point} className="tick">
          {point}
        </li>
      ))}
    </ul>
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
        {/* Without a photo, the hero shows the desk. */}
        {loaderData.picture.photo && (
          <Drawing name="founderDesk" alt={desk} width={800} height={600} className="scene max-lg:hidden" />
        )}
        <div>
          <h2 className="title-2">{mission.heading}</h2>
          {mission.text.map((text) => (
            <p key={text} className="lead mt-4">
              {text}
            </p>
          ))}
          {founder.guarantee && <b className="estimate">{founder.guarantee}</b>}
          {loaderData.picture.photo && points}
        </div>
        {!loaderData.picture.photo && points}
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
      <section className="shell band skills">
        <h2 className="title-2 mb-6">{expertise.heading}</h2>
        <OverviewCards cards={expertise.skills} />
      </section>
      <NightClosing street="about" heading={delhi.heading} text={delhi.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {delhi.action}
        </Link>
      </NightClosing>
      <section className="shell band beside pt-0">
        <div>
          <h2 className="title-2">{why.heading}</h2>
          <Reasons reasons={why.list} />
        </div>
        <Drawing name="ownerToday" alt={today} width={800} height={600} className="scene" />
      </section>
      <PriceBar {...offer} />
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
