import { type TestimonialStatus, testimonialStatuses } from './testimonial.ts'

export type TestimonialStats = Record<'total' | TestimonialStatus, number> & {
  /** To one decimal; nothing where there is no rating yet. */
  averageRating: number | undefined
}

/** The testimonials of one status together. */
export type TestimonialGroup = { status: TestimonialStatus; count: number; stars: number }

export function summarizeTestimonials(groups: readonly TestimonialGroup[]): TestimonialStats {
  const sum = (of: (group: TestimonialGroup) => number) =>
    groups.reduce((total, group) => total + of(group), 0)
  const total = sum(({ count }) => count)
  const byStatus = Object.fromEntries(
    testimonialStatuses.map((status) => [
      status,
      sum((group) => (group.status === status ? group.count : 0)),
    ]),
  ) as Record<TestimonialStatus, number>
  return {
    total,
    ...byStatus,
    averageRating: averageRating(
      sum(({ stars }) => stars),
      total,
    ),
  }
}

/** To one decimal; nothing where nobody rated. */
export function averageRating(stars: number, count: number): number | undefined {
  return count > 0 ? Math.round((stars / count) * 10) / 10 : undefined
}
