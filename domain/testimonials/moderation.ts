import type { TestimonialStatus } from './testimonial.ts'

export const moderations = ['approve', 'reject', 'unapprove', 'feature', 'unfeature'] as const
export type Moderation = (typeof moderations)[number]

export type Standing = { status: TestimonialStatus; featured: boolean }

/** Time in which a change or a deletion can be undone. */
export const UNDO_MS = 15 * 60 * 1000

/**
 * The resulting standing of each change; missing entries are not allowed. Only approved testimonials can be
 * featured.
 */
const table: Record<TestimonialStatus, Partial<Record<Moderation, Standing>>> = {
  pending: {
    approve: { status: 'approved', featured: false },
    reject: { status: 'rejected', featured: false },
  },
  approved: {
    reject: { status: 'rejected', featured: false },
    unapprove: { status: 'pending', featured: false },
    feature: { status: 'approved', featured: true },
    unfeature: { status: 'approved', featured: false },
  },
  // A rejected testimonial can only be deleted, or restored by undo.
  rejected: {},
}

/** Returns the standing after a change; undefined if the change is not allowed or has no effect. */
export function moderate({ status, featured }: Standing, moderation: Moderation): Standing | undefined {
  const next = table[status][moderation]
  return next && (next.status !== status || next.featured !== featured) ? next : undefined
}

/** Returns the changes that are allowed now, for the buttons. */
export function allowedModerations(standing: Standing): Moderation[] {
  return moderations.filter((moderation) => moderate(standing, moderation) !== undefined)
}
