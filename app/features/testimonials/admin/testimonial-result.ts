import { type Told, withoutAnswer } from '#app/components/back-office/change-result.ts'
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

/** What is said where a change could not be made. */
export function failureOf(change: unknown): string {
  if (change === 'feature' || change === 'unfeature') return 'Failed to update featured status.'
  if (change === 'delete') return 'Failed to delete testimonial.'
  if (change === 'restore') return 'Failed to bring testimonial back.'
  if (isModeration(change) || change === 'undo') return 'Failed to update testimonial status.'
  return 'Failed to update testimonial.'
}

/** What was done without scripts, as the page that comes back reads it from its address. */
export type Done = { description: string; undo: Undo | undefined }

const savedWords: Record<string, string> = {
  edit: 'The words were saved.',
  reply: 'The reply was saved.',
  tags: 'The tags were saved.',
  released: 'It waits in the queue now.',
  discarded: 'The submission was deleted.',
  'discarded-all': 'All that was shown was deleted.',
}

/** What stands in an address for it; `undo` there is a change of leads. */
const WAY_BACK = 'way-back'

/** The address of the page that a change came from, with what was done, and what takes it back. */
export function doneAddress(url: string, done: string, undo?: Undo): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  for (const name of ['done', WAY_BACK, 'all', 'index']) searchParams.delete(name)
  searchParams.set('done', done)
  if (undo) searchParams.set(WAY_BACK, undo.ids.join(' '))
  return `${pathname}?${searchParams}`
}

const MAX_DONE = 200

export function readDone(searchParams: URLSearchParams): Done | undefined {
  const done = searchParams.get('done')
  if (done === null) return undefined
  if (Object.hasOwn(savedWords, done)) return { description: savedWords[done] ?? '', undo: undefined }
  const isChange = isModeration(done) || Object.hasOwn(otherChanges, done)
  if (!isChange) return undefined
  const ids = (searchParams.get(WAY_BACK) ?? '').split(' ').filter(Boolean).slice(0, MAX_DONE)
  const { description } = describeChange(done as Change, ids.length || 1)
  const intent = done === 'delete' ? 'restore' : 'undo'
  return { description, undo: ids.length > 0 ? { intent, ids } : undefined }
}

/** Where to go after a testimonial is gone: the list as it was left, or the whole list. Never to another site. */
export function listAddress(next: unknown): string {
  const isOurs = typeof next === 'string' && (next === TESTIMONIALS || next.startsWith(`${TESTIMONIALS}?`))
  return isOurs ? withoutAnswer(next) : TESTIMONIALS
}
