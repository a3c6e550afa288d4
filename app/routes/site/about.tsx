import { Link } from 'react-router'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'about', (copy) => copy.about)
}

export const meta = pageMeta

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, paths } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.primary}
        </Link>
        <Link to={paths.services} className="btn">
          {words.secondary}
        </Link>
      </PageHero>
      <section className="shell py-8">
        <h2 className="title-2">{words.mission.heading}</h2>
        <div className="prose mt-4">
          <p>{words.mission.text}</p>
          <ul>
            {words.mission.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="shell py-8">
        <h2 className="title-2">{words.delhi.heading}</h2>
        <p className="lead mt-4">{words.delhi.text}</p>
        <p className="mt-6">
          <Link to={paths.contact} className="btn">
            {words.delhi.action}
          </Link>
        </p>
      </section>
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <Link to={paths.contact} className="btn btn-primary">
          {words.closing.action}
        </Link>
      </ClosingCall>
    </>
  )
}
