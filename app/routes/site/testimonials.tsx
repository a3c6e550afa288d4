import { useEffect, useRef } from 'react'
import { data, Link, useLocation } from 'react-router'
import { loadTestimonialForm } from '#app/features/testimonials/site/form/load-testimonial-form.ts'
import type { TestimonialActionData } from '#app/features/testimonials/site/form/testimonial-answer.ts'
import { TestimonialForm } from '#app/features/testimonials/site/form/testimonial-form.tsx'
import { loadPublished } from '#app/features/testimonials/site/published/load-published.ts'
import { PublishedList } from '#app/features/testimonials/site/published/published-list.tsx'
import { PublishedOne } from '#app/features/testimonials/site/published/published-one.tsx'
import { orFailure } from '#app/lib/forms/or-failure.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { pageMeta } from '#app/lib/site/page-meta.ts'
import { sendTestimonial } from '#app/lib/site/send-testimonial.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { Steps } from '#app/sections/steps.tsx'
import { Testimonials } from '#app/sections/testimonials.tsx'
import { Stars } from '#app/ui/site/stars.tsx'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/testimonials.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'testimonials', (texts) => texts.testimonials)
  const { heading, lead, verified, details, next, sample, empty } = words
  const { actions, home, testimonialForm, testimonialWords } = copy[loaded.locale]
  const token = new URL(request.url).searchParams.get('testimonial')
  const published = await loadPublished({ request, context }, loaded.locale)
  const isEmpty = 'rating' in published && !published.rating
  const hasVerified = 'cards' in published && published.cards.some(({ isClient }) => isClient)
  return {
    ...loaded,
    words: {
      ...(isEmpty ? empty : { heading, lead }),
      verified: hasVerified && verified,
      details,
      next,
      sample,
      quote: actions.quote,
      write: testimonialForm.heading,
    },
    cardWords: testimonialWords,
    closing: home.closing,
    nothing: words.filters.nothing,
    published: isEmpty ? undefined : published,
    form: await loadTestimonialForm(context, 'testimonials', token),
    isFormOpen: isEmpty || token !== null,
    privacyPath: pathOf('privacy', loaded.locale),
  }
}

export async function action(args: Route.ActionArgs) {
  const fields = await readFields(args.request).catch(() => undefined)
  if (!fields) return data<TestimonialActionData>({ testimonial: { kind: 'unavailable', fields: {} } }, 400)
  return sendTestimonial(args, 'testimonials', fields)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Shows failures in the open page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure<TestimonialActionData, SendFailure>(serverAction, (failure) => failure)
}

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = pageMeta

export default function TestimonialsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, cardWords, closing, nothing, published, form, isFormOpen, privacyPath, paths } = loaderData
  const answer = actionData && 'testimonial' in actionData ? actionData.testimonial : undefined
  const { sample } = words
  const list = published && 'cards' in published ? published : undefined
  const rating = list?.rating
  const first = list?.isStart && list.cards.length > 0 && (
    <div className="led">
      <Testimonials cards={list.cards.slice(0, 1)} words={cardWords} all={list.all} />
    </div>
  )
  const fold = useRef<HTMLDetailsElement>(null)
  const location = useLocation()

  // Links to the form open it, from this page and from others.
  useEffect(() => {
    if (fold.current && location.hash === '#write') fold.current.open = true
  }, [location])

  return (
    <>
      <PageHero
        heading={words.heading}
        lead={
          <>
            {words.lead}
            {words.verified && (
              <>
                <span className="verified" /> {words.verified}
              </>
            )}
          </>
        }
        picture={first}
      >
        {rating && (
          <>
            <div className="w-full mb-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <span aria-hidden>
                  <Stars rating={rating.stars} label={rating.average} />
                </span>
                <b className="amount">{rating.average}</b>
              </p>
              <p className="text-muted">{rating.from}</p>
            </div>
            <Link to={paths.contact} className="btn btn-primary">
              {words.quote}
            </Link>
            <Link to="#write" className="btn">
              {words.write}
            </Link>
          </>
        )}
      </PageHero>
      {published && (
        <section className="shell pb-8">
          {'one' in published ? (
            <PublishedOne {...published} detailsHeading={words.details} />
          ) : (
            <PublishedList list={published} nothing={nothing} />
          )}
        </section>
      )}
      {rating && (
        <section className="shell pt-8 pb-12">
          <div className="closing">
            <h2 className="title-2">{closing.heading}</h2>
            <p className="mt-3 text-lg">{closing.text}</p>
            <div className="actions">
              <Link to={paths.contact} className="btn btn-primary">
                {words.quote}
              </Link>
            </div>
          </div>
        </section>
      )}
      <section id="write" className="shell pb-20 scroll-mt-16">
        <details ref={fold} className="fold" open={isFormOpen || answer !== undefined}>
          <summary>
            <h2 className="title-3">{words.write}</h2>
          </summary>
          <div className="contact-grid">
            <TestimonialForm form={form} privacyPath={privacyPath} answer={answer} />
            <div className="lg:sticky lg:top-24">
              <h2 className="title-3 mb-4">{sample.heading}</h2>
              <Testimonials
                cards={[{ ...sample, id: 'sample', rating: 0, isClient: false, hasMore: false }]}
                words={cardWords}
                all=""
              />
              <h2 className="title-3 mt-10 mb-5">{words.next.heading}</h2>
              <Steps steps={words.next.steps} />
            </div>
          </div>
        </details>
      </section>
    </>
  )
}
