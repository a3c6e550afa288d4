import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { Fields, TestimonialAnswer } from './testimonial-answer.ts'

/**
 * Loads the form's data for a page. `query` is the parameter from the address: the token of a request, or the
 * result of sending.
 */
export async function loadTestimonialForm(
  context: Readonly<RouterContextProvider>,
  page: TestimonialFormPage,
  query: string | null,
) {
  const { locale } = context.get(visitContext)
  const words = copy[locale].testimonialForm
  const path = pathOf(page, locale)
  const answer: TestimonialAnswer | undefined =
    query === 'sent' || query === 'taken' ? { kind: 'sent', mailed: query === 'sent' } : undefined
  const token = answer ? null : query
  const asked = token ? await context.get(servicesContext).testimonials.readRequest(token) : undefined
  const preset: Fields = asked
    ? { name: asked.name, company: asked.company, serviceType: asked.service, request: token ?? undefined }
    : {}
  return {
    words,
    services: testimonialServiceLabels[locale],
    action: asked ? `${path}?testimonial=${token}` : path,
    locale,
    preset,
    isAsked: asked !== undefined,
    answer,
  }
}

/** The pages with a testimonial form. */
export type TestimonialFormPage = 'contact' | 'testimonials'

export type TestimonialFormData = Awaited<ReturnType<typeof loadTestimonialForm>>
