import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Where the button that was pressed went away with what it did, the heading takes the focus, not the page's start.
 * `tookAway` tells whether buttons can have gone when what is shown went from one state to another.
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
