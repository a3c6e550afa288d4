import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns whether the page is hydrated. Parts that only scripts use are left out of the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
