import { business } from '#content/business.ts'
import { draftSentences } from '#content/testimonials/draft-sentences.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { asSentence } from '#domain/testimonials/draft.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { DraftInput } from './draft-input.ts'

/** A first draft without a model: what the visitor told, in sentences, with gaps where only they know more. */
export function composeDraft({ kind, serviceType, company, role, words, locale }: DraftInput): string {
  const facts = {
    business: business.name,
    service: testimonialServiceLabels[locale][serviceType],
    company,
    role,
  }
  const own = asSentence(words.replace(/\s*\n\s*/g, ' '))
  const { testimonial, projectDetails } = draftSentences[locale]
  const sentences =
    kind === 'testimonial'
      ? [testimonial.opening(facts), ...(own ? [own] : [testimonial.needed, testimonial.now])]
      : [
          projectDetails.opening(facts),
          own || projectDetails.task,
          projectDetails.duration,
          projectDetails.use,
        ]
  const draft = sentences.join(' ')
  // What they wrote may be as long as the field is.
  return draft.length > testimonialLimits.content
    ? own.slice(0, testimonialLimits.content).toWellFormed()
    : draft
}
