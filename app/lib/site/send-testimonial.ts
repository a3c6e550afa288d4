import { data, type RouterContextProvider, redirect } from 'react-router'
import type { TestimonialFormPage } from '#app/features/testimonials/site/form/load-testimonial-form.ts'
import {
  ANSWER_FIELD,
  type TestimonialActionData,
  type TestimonialAnswer,
} from '#app/features/testimonials/site/form/testimonial-answer.ts'
import { pathOf } from '#content/pages.ts'
import { servicesContext, visitContext } from '../context.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '../report-outage.ts'

type Fields = Record<string, string>
type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Tells whether a form of the contact page is the testimonial form, by a field that the quote form never has.
 */
export function isTestimonialForm(fields: Fields): boolean {
  return 'serviceType' in fields
}

/** Submits the testimonial form. */
export async function sendTestimonial(args: Args, page: TestimonialFormPage, fields: Fields) {
  const { request, context } = args
  const { testimonials } = context.get(servicesContext)
  const { addressKey, locale, photo } = context.get(visitContext)
  const path = pathOf(page, locale)
  try {
    if (photo && 'problem' in photo && photo.problem === 'not-stored') throw photo.cause
    const form = { fields, headers: request.headers, addressKey, locale, photo }
    const outcome = await testimonials.submitTestimonial(form)
    if (outcome.kind === 'invalid') return answer({ ...outcome, fields }, 400)
    if (outcome.kind === 'too-many') return answer({ ...outcome, fields }, 429, outcome.retryAfterSeconds)
    if (ANSWER_FIELD in fields) return answer({ kind: 'sent', mailed: outcome.mailed })
    return redirect(`${path}?testimonial=${outcome.mailed ? 'sent' : 'taken'}#testimonial-form`, 303)
  } catch (error) {
    // The database or the photo storage is down or full: the answer carries the text back to the form.
    reportOutage(args, error)
    return answer({ kind: 'unavailable', fields }, 503, RETRY_AFTER_SECONDS)
  }
}

function answer(testimonial: TestimonialAnswer, status = 200, retryAfterSeconds?: number) {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return data<TestimonialActionData>({ testimonial }, { status, headers })
}
