import { business } from '#content/business.ts'
import { draftSentences } from '#content/testimonials/draft-sentences.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { asSentence } from '#domain/testimonials/draft.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { DraftInput } from './draft-input.ts'

/**
 * Composes a draft without a model: the visitor's facts in sentences, with placeholders for what only they
 * know.
 */
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
  // The visitor's text alone may fill the field.
  return draft.length > testimonialLimits.content
    ? own.slice(0, testimonialLimits.content).toWellFormed()
    : draft
}
