import { data } from 'react-router'
import { PageHero } from '#app/components/sections/page-hero.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { loadTestimonialForm } from '#app/features/testimonials/form/load-testimonial-form.ts'
import { sendTestimonial } from '#app/features/testimonials/form/send-testimonial.ts'
import type { TestimonialActionData } from '#app/features/testimonials/form/testimonial-answer.ts'
import { TestimonialForm } from '#app/features/testimonials/form/testimonial-form.tsx'
import { loadPublished } from '#app/features/testimonials/published/load-published.ts'
import { PublishedList } from '#app/features/testimonials/published/published-list.tsx'
import { PublishedOne } from '#app/features/testimonials/published/published-one.tsx'
import { loadPage } from '#app/load-page.ts'
import { orFailure } from '#app/or-failure.ts'
import { pageMeta } from '#app/page-meta.ts'
import type { SendFailure } from '#app/why-failed.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/testimonials.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { words, ...loaded } = loadPage(context, 'testimonials', (texts) => texts.testimonials)
  const { heading, lead, details, next, empty } = words
  const token = new URL(request.url).searchParams.get('testimonial')
  const published = await loadPublished({ request, context }, loaded.locale)
  const isEmpty = 'rating' in published && !published.rating
  return {
    ...loaded,
    words: { ...(isEmpty ? empty : { heading, lead }), details, next },
    nothing: words.filters.nothing,
    published: isEmpty ? undefined : published,
    form: await loadTestimonialForm(context, 'testimonials', token),
    privacyPath: pathOf('privacy', loaded.locale),
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData().catch(() => undefined)
  if (!form) return data<TestimonialActionData>({ testimonial: { kind: 'unavailable', values: {} } }, 400)
  return sendTestimonial(args, 'testimonials', form)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Shows failures in the open page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure<TestimonialActionData, SendFailure>(serverAction, (failure) => failure)
}

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = pageMeta

export default function TestimonialsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, nothing, published, form, privacyPath } = loaderData
  const answer = actionData && 'testimonial' in actionData ? actionData.testimonial : undefined
  return (
    <>
      <PageHero heading={words.heading} lead={words.lead} />
      {published && (
        <section className="shell pb-8">
          {'one' in published ? (
            <PublishedOne {...published} detailsHeading={words.details} />
          ) : (
            <PublishedList list={published} nothing={nothing} />
          )}
        </section>
      )}
      <section id="write" className="shell contact-grid pt-0 scroll-mt-24">
        <TestimonialForm form={form} privacyPath={privacyPath} answer={answer} isIntroduced={!published} />
        <div>
          <h2 className="title-2 mb-6">{words.next.heading}</h2>
          <Steps steps={words.next.steps} />
        </div>
      </section>
    </>
  )
}
