import { useCallback, useEffect, useState } from 'react'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'

/** Undefined until the times are requested. */
export type SlotsState = FreeSlots | 'loading' | 'failed' | undefined

/**
 * Loads the free times, because cached pages can't contain them. `given` are the times that came with the
 * answer to a form sent without scripts.
 */
export function useFreeSlots(given: FreeSlots | undefined) {
  const [slots, setSlots] = useState<SlotsState>(given)

  const load = useCallback(() => {
    setSlots('loading')
    fetchFreeSlots().then(setSlots, () => setSlots('failed'))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => {
    if (!given) load()
  }, [])

  return { slots, setSlots, load }
}

async function fetchFreeSlots(): Promise<FreeSlots> {
  const response = await fetch('/api/bookings/free-times', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response.json()
}
