import { Link } from 'react-router'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/portfolio.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'portfolio', (copy) => copy.portfolio)
}

export const meta = pageMeta

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { words, paths } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <div className="shell pb-20">
        <div className="prose">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <Link to={paths.contact} className="btn btn-primary">
              {words.action}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
