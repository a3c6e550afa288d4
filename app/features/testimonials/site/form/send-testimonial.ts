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
  PUT_BACK_FIELD,
  type TestimonialActionData,
  type TestimonialAnswer,
} from './testimonial-answer.ts'

type Fields = Record<string, string>
type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Tells whether a form of the contact page is the testimonial form, by a field that the quote form never has.
 */
export function isTestimonialForm(fields: Fields): boolean {
  return 'serviceType' in fields
}

/** Submits the testimonial form, or drafts a text for it when scripts are off. */
export async function sendTestimonial(args: Args, page: TestimonialFormPage, fields: Fields) {
  const { request, context } = args
  const { testimonials } = context.get(servicesContext)
  const { addressKey, locale, photo } = context.get(visitContext)
  const path = pathOf(page, locale)
  const draft = draftKinds.find((kind) => kind === fields.draft)
  const drafted = draftKinds.find((kind) => kind === fields[PUT_BACK_FIELD])
  if (drafted) return answer({ kind: 'put-back', fields: withoutDraft(fields, drafted) })
  try {
    if (draft) {
      const outcome = await testimonials.draft({
        fields: { ...fields, kind: draft, words: fields[draftedField(draft)] ?? '' },
        addressKey,
        locale,
        signal: request.signal,
      })
      if (outcome.kind === 'too-many') return answer({ ...outcome, fields }, 429, outcome.retryAfterSeconds)
      if (outcome.kind === 'no-service') return answer({ kind: 'no-service', draft, fields }, 400)
      return answer({
        kind: 'drafted',
        draft,
        by: outcome.by,
        fields: withDraft(fields, draft, outcome.text),
      })
    }
    if (photo && 'problem' in photo && photo.problem === 'not-stored') throw photo.cause
    const outcome = await testimonials.submit({ fields, headers: request.headers, addressKey, locale, photo })
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

function withDraft(fields: Fields, kind: DraftKind, text: string): Partial<Fields> {
  const before = fields[draftedField(kind)] ?? ''
  const own = kind === 'testimonial' ? { ownWords: fields.ownWords || before } : {}
  return { ...fields, ...own, [beforeField(kind)]: before, [draftedField(kind)]: text }
}

/**
 * Restores the text from before the draft. If that was a draft too, the visitor's own text can still be
 * restored next.
 */
function withoutDraft(fields: Fields, kind: DraftKind): Partial<Fields> {
  const { [beforeField(kind)]: before = '', ...others } = fields
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
