import { vi } from 'vitest'

/** Waits until a check no longer fails: as long as anything that does not hang may take on a busy machine. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, 30_000)
}
