import type { RouterContextProvider } from 'react-router'
import { servicesContext, testimonialSentContext, visitContext } from '#app/context.ts'
import { pathOf } from '#content/pages.ts'
import { testimonialFormWords } from '#content/testimonials/form-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import type { FormValues, TestimonialAnswer } from './testimonial-answer.ts'

/** The form with its words, only where the address asks for it: the page is light without. */
export async function loadTestimonialForm(context: Readonly<RouterContextProvider>, query: string | null) {
  const wanted = query ?? (context.get(testimonialSentContext) ? 'new' : null)
  const { locale } = context.get(visitContext)
  const { invitation, ...words } = testimonialFormWords[locale]
  const path = pathOf('contact', locale)
  if (wanted === null)
    return { invitation: { ...invitation, href: `${path}?testimonial=new#testimonial-form` } }
  const answer: TestimonialAnswer | undefined =
    wanted === 'sent' || wanted === 'taken' ? { kind: 'sent', mailed: wanted === 'sent' } : undefined
  const isToken = !answer && wanted !== 'new'
  const asked = isToken ? await context.get(servicesContext).testimonials.readRequest(wanted) : undefined
  const preset: FormValues = asked
    ? { name: asked.name, company: asked.company, serviceType: asked.service, request: wanted }
    : {}
  return {
    form: {
      words,
      services: testimonialServiceLabels,
      action: `${path}?testimonial=${asked ? wanted : 'new'}`,
      locale,
      preset,
      isAsked: asked !== undefined,
      answer,
    },
  }
}

export type TestimonialFormData = NonNullable<Awaited<ReturnType<typeof loadTestimonialForm>>['form']>
