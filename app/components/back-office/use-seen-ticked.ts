import { useMemo } from 'react'
import { useLocation } from 'react-router'

/**
 * The ones that begin ticked, where the address says that all do: those that were shown when somebody came to it.
 * What is loaded into the list afterwards nobody has looked at.
 */
export function useSeenTicked(areTicked: boolean, shown: readonly string[]): ReadonlySet<string> {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was shown when the place became another
  return useMemo(() => new Set(areTicked ? shown : []), [areTicked, key])
}
