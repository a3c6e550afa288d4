import { useRevalidator } from 'react-router'
import { usePolling } from '#app/office/use-polling.ts'

/** Loads an open screen again once a minute. */
export function useFreshNow() {
  const { revalidate, state } = useRevalidator()
  usePolling(() => state === 'idle' && revalidate(), { everyMs: 60_000 })
}
