import type { Told } from '#app/components/back-office/change-result.ts'
import { moderatedWords } from '#content/testimonials/moderation-words.ts'
import { isModeration, type Moderation } from '#domain/testimonials/moderation.ts'

export const TESTIMONIALS = '/del-admin-dashboard/testimonials'

/** What takes a change back: the button's value, and the testimonials as forms name them. */
export type Undo = { intent: 'undo' | 'restore'; ids: string[] }

/** How a change ended. `draft`: what was written and not saved, so that nobody writes it again. */
export type TestimonialResult = Told & { undo?: Undo; draft?: Record<string, string> }

export type Change = Moderation | 'undo' | 'delete' | 'restore'

/** What a change is called once it is made. */
export function describeChange(change: Change, count: number): { message: string; description: string } {
  if (isModeration(change)) {
    const { title, one, several } = moderatedWords[change]
    return { message: title, description: count === 1 ? one : `${count} ${several}` }
  }
  const [message, one, several] = otherChanges[change]
  return { message, description: count === 1 ? one : `${count} testimonials: ${several}` }
}

const otherChanges: Record<Exclude<Change, Moderation>, [title: string, one: string, several: string]> = {
  undo: ['Status Updated', 'The change was taken back.', 'the change was taken back.'],
  delete: [
    'Testimonial Deleted',
    'For 15 minutes it can be brought back.',
    'for 15 minutes they can be brought back.',
  ],
  restore: ['Testimonial Restored', 'It is back as it was.', 'they are back as they were.'],
}

export function isChange(value: unknown): value is Change {
  return isModeration(value) || (typeof value === 'string' && Object.hasOwn(otherChanges, value))
}

/** What is said where a change could not be made. */
export function failureOf(change: unknown): string {
  if (change === 'feature' || change === 'unfeature') return 'Failed to update featured status.'
  if (change === 'delete') return 'Failed to delete testimonial.'
  if (change === 'restore') return 'Failed to bring testimonial back.'
  if (isModeration(change) || change === 'undo') return 'Failed to update testimonial status.'
  return 'Failed to update testimonial.'
}
