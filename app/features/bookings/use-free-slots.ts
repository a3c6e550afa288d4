import { useCallback, useEffect, useState } from 'react'
import type { FreeSlots } from '#server/bookings/free-slots.ts'

/** Nothing before anybody asked for them. */
export type SlotsState = FreeSlots | 'loading' | 'failed' | undefined

/**
 * The free times. Kept pages are shared and old, so they hold none: scripts ask for them. Those that came with the
 * page, as an answer to a form, are `given`.
 */
export function useFreeSlots(given: FreeSlots | undefined) {
  const [slots, setSlots] = useState<SlotsState>(given)

  const load = useCallback(() => {
    setSlots('loading')
    fetchFreeSlots().then(setSlots, () => setSlots('failed'))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
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
