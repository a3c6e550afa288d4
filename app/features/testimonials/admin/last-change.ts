import type { TestimonialResult } from './testimonial-result.ts'

let last: TestimonialResult | undefined
const listeners = new Set<() => void>()

/** The newest change of this tab that went well, for the place that offers to take it back. */
export const lastChange = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): TestimonialResult | undefined => last,
  set(change: TestimonialResult | undefined): void {
    last = change
    for (const listener of listeners) listener()
  },
}
