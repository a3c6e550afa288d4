import { Link } from 'react-router'
import { ClosingCall } from '#app/components/sections/closing-call.tsx'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { loadPublished } from '#app/features/testimonials/published/load-published.ts'
import { PublishedList } from '#app/features/testimonials/published/published-list.tsx'
import { PublishedOne } from '#app/features/testimonials/published/published-one.tsx'
import { loadPage } from '#app/load-page.ts'
import { pageMeta } from '#app/page-meta.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/testimonials.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'testimonials', (texts) => texts.testimonials)
  const { heading, lead, write, details, empty } = words
  return {
    ...loaded,
    words: { heading, lead, write, details },
    list: { none: words.rating.none, empty, nothing: words.filters.nothing },
    portfolio: pathOf('portfolio', loaded.locale),
    published: await loadPublished({ request, context }, loaded.locale),
  }
}

export const meta = pageMeta

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { words, list, portfolio, published, paths } = loaderData
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      <section className="shell pb-8">
        {'one' in published ? (
          <PublishedOne {...published} detailsHeading={words.details} />
        ) : (
          <PublishedList list={published} texts={{ ...list, portfolio }} />
        )}
      </section>
      <ClosingCall heading={words.write.heading} text={words.write.text}>
        <Link to={`${paths.contact}#testimonial-form`} className="btn btn-primary">
          {words.write.action}
        </Link>
      </ClosingCall>
    </>
  )
}
