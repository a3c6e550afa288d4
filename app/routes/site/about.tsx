import { Link } from 'react-router'
import { CallToAction } from '#app/components/sections/call-to-action.tsx'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Picture } from '#app/components/sections/pictures/picture.tsx'
import { Points } from '#app/components/sections/points.tsx'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'about', (texts) => texts.about)
  const topic = copy[loaded.locale].common.pages.about
  return { ...loaded, actions: loadActions(context, { topic }) }
}

export const meta = pageMeta

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, paths, actions } = loaderData
  const { mission, expertise, delhi, why, closing } = words
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} picture={<Picture picture={words.picture} />}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.primary}
        </Link>
        <Link to={paths.services} className="btn">
          {words.secondary}
        </Link>
      </PageHero>
      <section className="shell">
        <div className="founder">
          <h2 className="title-2">{mission.heading}</h2>
          <div className="prose">
            {mission.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul>
              {mission.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="shell band">
        <h2 className="title-2 mb-8">{expertise.heading}</h2>
        <Points points={expertise.list} />
      </section>
      <section className="sunk band">
        <div className="shell">
          <h2 className="title-2">{delhi.heading}</h2>
          <p className="lead mt-4 mb-6">{delhi.text}</p>
          <Link to={paths.contact} className="btn">
            {delhi.action}
          </Link>
        </div>
      </section>
      <section className="shell band">
        <h2 className="title-2 mb-8">{why.heading}</h2>
        <Points points={why.list} />
      </section>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <CallToAction actions={actions} />
      </ClosingCall>
    </>
  )
}
