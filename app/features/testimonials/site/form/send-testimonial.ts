import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '#app/lib/report-outage.ts'
import { pathOf } from '#content/pages.ts'
import { type DraftKind, draftKinds } from '#domain/testimonials/draft.ts'
import type { TestimonialFormPage } from './load-testimonial-form.ts'
import {
  ANSWER_FIELD,
  beforeField,
  draftedField,
  type FormValues,
  PUT_BACK_FIELD,
  type TestimonialActionData,
  type TestimonialAnswer,
} from './testimonial-answer.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Tells whether a form of the contact page is the testimonial form, by a field that the quote form never has.
 */
export function isTestimonialForm(form: FormData): boolean {
  return form.has('serviceType')
}

/** Submits the testimonial form, or drafts a text for it when scripts are off. */
export async function sendTestimonial(args: Args, page: TestimonialFormPage, form: FormData) {
  const { request, context } = args
  const { testimonials } = context.get(servicesContext)
  const { addressKey, locale, photo } = context.get(visitContext)
  const path = pathOf(page, locale)
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const draft = draftKinds.find((kind) => kind === form.get('draft'))
  const drafted = draftKinds.find((kind) => kind === form.get(PUT_BACK_FIELD))
  if (drafted) return answer({ kind: 'put-back', values: withoutDraft(values, drafted) })
  try {
    if (draft) {
      const field = draftedField(draft)
      form.set('kind', draft)
      form.set('words', values[field] ?? '')
      const outcome = await testimonials.draft({ form, addressKey, locale, signal: request.signal })
      if (outcome.kind === 'too-many') return answer({ ...outcome, values }, 429, outcome.retryAfterSeconds)
      if (outcome.kind === 'no-service') return answer({ kind: 'no-service', draft, values }, 400)
      return answer({
        kind: 'drafted',
        draft,
        by: outcome.by,
        values: withDraft(values, draft, outcome.text),
      })
    }
    if (photo && 'problem' in photo && photo.problem === 'not-stored') throw photo.cause
    const outcome = await testimonials.submit({ form, headers: request.headers, addressKey, locale, photo })
    if (outcome.kind === 'invalid') {
      return answer({ ...outcome, values: { ...values, ...outcome.values } }, 400)
    }
    if (outcome.kind === 'too-many') return answer(outcome, 429, outcome.retryAfterSeconds)
    if (form.has(ANSWER_FIELD)) return answer({ kind: 'sent', mailed: outcome.mailed })
    return redirect(`${path}?testimonial=${outcome.mailed ? 'sent' : 'taken'}#testimonial-form`, 303)
  } catch (error) {
    // The database or the photo storage is down or full: the answer carries the text back to the form.
    reportOutage(args, error)
    return answer({ kind: 'unavailable', values }, 503, RETRY_AFTER_SECONDS)
  }
}

function withDraft(values: FormValues, kind: DraftKind, text: string): FormValues {
  const before = values[draftedField(kind)] ?? ''
  const own = kind === 'testimonial' ? { ownWords: values.ownWords || before } : {}
  return { ...values, ...own, [beforeField(kind)]: before, [draftedField(kind)]: text }
}

/**
 * Restores the text from before the draft. If that was a draft too, the visitor's own text can still be
 * restored next.
 */
function withoutDraft(values: FormValues, kind: DraftKind): FormValues {
  const { [beforeField(kind)]: before = '', ...others } = values
  const isDraftToo = kind === 'testimonial' && others.ownWords && others.ownWords !== before
  return {
    ...others,
    [draftedField(kind)]: before,
    ...(isDraftToo ? { [beforeField(kind)]: others.ownWords } : {}),
  }
}

function answer(testimonial: TestimonialAnswer, status = 200, retryAfterSeconds?: number) {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return data<TestimonialActionData>({ testimonial }, { status, headers })
}
