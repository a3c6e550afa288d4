import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Moves the focus to the heading if the pressed button disappeared with its record. `tookAway` tells whether
 * buttons can have disappeared between two states.
 */
export function useRestoredFocus<State extends string | number>(
  state: State,
  tookAway: (before: State, now: State) => boolean,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  const settle = useEffectEvent((now: State) => {
    if (tookAway(before.current, now) && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = now
  })
  useEffect(() => settle(state), [state])
  return heading
}
