import type { Locale } from '#domain/locale.ts'
import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { TestimonialService } from '#domain/testimonials/testimonial.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { labels as en } from '../copy/en/labels.ts'
import { labels as hi } from '../copy/hi/labels.ts'
import { labels as sw } from '../copy/sw/labels.ts'

/** Labels of the subjects of a testimonial. */
export const testimonialServiceLabels: Record<Locale, Record<TestimonialService, string>> = {
  en: en.testimonialServices,
  hi: hi.testimonialServices,
  sw: sw.testimonialServices,
}

/** Returns a number of stars as text; English by default. */
export function starsLabel(rating: number, words = { star: '1 star', stars: '{n} stars' }): string {
  return rating === 1 ? words.star : fillText(words.stars, { n: rating })
}

/** Warnings to check before approval, for the team. */
export const testimonialFlagLabels: Record<TestimonialFlag, string> = {
  'same-address': 'This address wrote one before',
  'same-text': 'The same words came in before',
  link: 'There is a link in the text',
  'too-fast': 'It was written faster than anybody writes',
}
