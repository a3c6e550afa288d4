import { Link } from 'react-router'
import { FounderPicture } from '#app/features/site/founder-picture.tsx'
import { servicesContext } from '#app/lib/context.ts'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadFounderPicture } from '#app/lib/site/load-founder-picture.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/thank-you.ts'

export function loader({ context }: Route.LoaderArgs) {
  const loaded = loadPage(context, 'thankYou', (copy) => copy.thankYou)
  const { locale } = loaded
  return {
    ...loaded,
    actions: loadActions(context, { topic: copy[locale].common.pages.thankYou }),
    email: context.get(servicesContext).links.contact.email,
    home: pathOf('home', locale),
    founder: loadFounderPicture(context, copy[locale]),
  }
}

export const meta = pageMeta

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { words, paths, actions, email, home, founder } = loaderData
  const { whatsApp, newTab } = actions
  const { reach, ready } = words
  const picture = (
    <figure className={founder.photo && 'founder'}>
      <FounderPicture {...founder} />
      <figcaption className="mt-4">
        <b>{founder.introduction}</b>
      </figcaption>
    </figure>
  )
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} picture={picture}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.contact}
        </Link>
        <Link to={home} className="btn">
          {words.home}
        </Link>
      </PageHero>
      <section className="sunk">
        <div className="shell band">
          <h2 className="title-2 mb-8">{words.stepsHeading}</h2>
          <Steps steps={words.steps} />
        </div>
      </section>
      <section className="shell band beside">
        <div>
          <h2 className="title-2 mb-6">{ready.heading}</h2>
          <ul className="grid gap-3">
            {ready.list.map((text) => (
              <li key={text} className="tick">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="card">
          <h2 className="title-3">{reach.heading}</h2>
          <p className="mt-1">{reach.text}</p>
          <div className="actions items-center my-4">
            {whatsApp && (
              <ExternalLink {...whatsApp} note={newTab} className="btn btn-leaf">
                {whatsApp.label}
              </ExternalLink>
            )}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </div>
          <p className="text-muted">{reach.cancel}</p>
        </div>
      </section>
    </>
  )
}
