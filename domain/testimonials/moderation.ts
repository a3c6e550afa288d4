import type { TestimonialStatus } from './testimonial.ts'

export const moderations = ['approve', 'reject', 'unapprove', 'feature', 'unfeature'] as const
export type Moderation = (typeof moderations)[number]

export type Standing = { status: TestimonialStatus; featured: boolean }

/** How long after a change, or a deletion, it can be taken back. */
export const UNDO_MS = 15 * 60 * 1000

/** What each change makes of a testimonial; where nothing stands, it is not allowed. Only approved ones are featured. */
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
  // What was rejected can only be deleted, or brought back by undoing that.
  rejected: {},
}

/** The standing after a change; nothing where the change is not allowed or changes nothing. */
export function moderate({ status, featured }: Standing, moderation: Moderation): Standing | undefined {
  const next = table[status][moderation]
  return next && (next.status !== status || next.featured !== featured) ? next : undefined
}

/** What can be done with a testimonial now, for its buttons. */
export function allowedModerations(standing: Standing): Moderation[] {
  return moderations.filter((moderation) => moderate(standing, moderation) !== undefined)
}

export function isModeration(value: unknown): value is Moderation {
  return moderations.includes(value as Moderation)
}
