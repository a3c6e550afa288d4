import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { never } from './never.ts'

/** What a link that ticks all says beside its address: which ones are on the screen when it is followed. */
export const tickingOnly = (shown: readonly string[]) => ({ ticking: shown })

/**
 * The ones that begin ticked, where the address says that all do: those that somebody saw when they ticked all, or,
 * where that is not told, those that were shown when they came to it. What is loaded into the list afterwards nobody
 * has looked at, and what was gone from it comes back as something new.
 */
export function useSeenTicked(areTicked: boolean, shown: readonly string[]): ReadonlySet<string> {
  const { key, state } = useLocation()
  // The server, whose page is taken over first, knows the address alone.
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const begins = isScripted ? (readTicking(state) ?? shown) : shown
  const place = `${areTicked} ${isScripted} ${key}`
  const [ticked, setTicked] = useState(() => ({ place, ids: new Set(areTicked ? begins : []) }))
  const ids = ticked.place === place ? ticked.ids : new Set(areTicked ? begins : [])
  const stay = new Set(shown.filter((one) => ids.has(one)))
  if (ticked.place === place && stay.size === ticked.ids.size) return ticked.ids
  setTicked({ place, ids: stay })
  return stay
}

function readTicking(state: unknown): readonly string[] | undefined {
  const ticking = (state as { ticking?: unknown } | null)?.ticking
  return Array.isArray(ticking) ? ticking : undefined
}
