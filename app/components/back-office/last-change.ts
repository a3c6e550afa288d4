import type { ChangeResult, Told } from './change-result.ts'

/** The newest change of this tab that went well, for the place that offers to take it back. */
export function createLastChange<Result>() {
  let last: Result | undefined
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: (): Result | undefined => last,
    set(change: Result | undefined): void {
      last = change
      for (const listener of listeners) listener()
    },
  }
}

/** What the frame of the back office offers to undo, on whatever screen it was made. */
export const lastChange = createLastChange<ChangeResult>()

/** The newest answer to what scripts sent: whatever the page brought along of an earlier one is out of date. */
export const lastAnswer = createLastChange<Told>()
