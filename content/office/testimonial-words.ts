import type { TestimonialFlag } from '#domain/testimonials/flags.ts'
import type { NameChoice } from '#domain/testimonials/form-values.ts'
import type { Moderation } from '#domain/testimonials/moderation.ts'
import type { TestimonialStatus } from '#domain/testimonials/testimonial.ts'
import type { TestimonialSort } from '#domain/testimonials/testimonial-filters.ts'

/** Texts of the team's testimonial screens, in English only. */
export const testimonialStatusWords: Record<TestimonialStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const moderationWords: Record<Moderation, string> = {
  approve: 'Approve',
  reject: 'Reject',
  unapprove: 'Unapprove',
  feature: 'Feature',
  unfeature: 'Unfeature',
}

export const testimonialSortWords: Record<TestimonialSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  best: 'Best rating first',
  worst: 'Lowest rating first',
}

/** Short warnings for lists; `testimonialFlagLabels` has the full texts. */
export const shortFlagWords: Record<TestimonialFlag, string> = {
  'same-address': 'Same address',
  'same-text': 'Same text',
  link: 'Link in the text',
  'too-fast': 'Too fast',
}

export const nameChoiceWords: Record<NameChoice, string> = {
  full: 'In full',
  short: 'First name and initial',
  anonymous: 'Not at all',
}

/** Confirmation of a change, for one testimonial or several. */
export const moderatedWords: Record<Moderation, { title: string; one: string; several: string }> = {
  approve: {
    title: 'Status Updated',
    one: 'Testimonial has been approved.',
    several: 'testimonials have been approved.',
  },
  reject: {
    title: 'Status Updated',
    one: 'Testimonial has been rejected.',
    several: 'testimonials have been rejected.',
  },
  unapprove: {
    title: 'Status Updated',
    one: 'Testimonial is pending again.',
    several: 'testimonials are pending again.',
  },
  feature: {
    title: 'Featured Status Updated',
    one: 'Testimonial is featured now.',
    several: 'testimonials are featured now.',
  },
  unfeature: {
    title: 'Featured Status Updated',
    one: 'Testimonial is not featured any more.',
    several: 'testimonials are not featured any more.',
  },
}
