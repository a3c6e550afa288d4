import { type TestimonialStatus, testimonialStatuses } from './testimonial.ts'

export type TestimonialStats = Record<'total' | TestimonialStatus, number> & {
  /** One decimal place; undefined without ratings. */
  averageRating: number | undefined
}

/** All testimonials with the same status. */
export type TestimonialGroup = { status: TestimonialStatus; count: number; stars: number }

/** Sums testimonial groups to the figures of the dashboard. */
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

/** Returns the average with one decimal place; undefined without ratings. */
export function averageRating(stars: number, count: number): number | undefined {
  return count > 0 ? Math.round((stars / count) * 10) / 10 : undefined
}
