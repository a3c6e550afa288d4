import { useEffect, useEffectEvent } from 'react'

type Options = { everyMs: number; isAtOnce?: boolean }

/** Calls `look` at an interval while the page is visible, and when the user comes back to it. */
export function usePolling(look: () => unknown, { everyMs, isAtOnce = false }: Options): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })
  useEffect(() => {
    const onTime = () => run()
    if (isAtOnce) run()
    const timer = setInterval(onTime, everyMs)
    document.addEventListener('visibilitychange', onTime)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onTime)
    }
  }, [everyMs, isAtOnce])
}
