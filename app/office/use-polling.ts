import { useEffect, useEffectEvent } from 'react'

type Options = { everyMs: number; isAtOnce?: boolean }

/** Calls `look` at an interval while the page is visible, and when the user or the network comes back. */
export function usePolling(look: () => unknown, { everyMs, isAtOnce = false }: Options): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })
  useEffect(() => {
    const onTime = () => run()
    if (isAtOnce) run()
    const timer = setInterval(onTime, everyMs)
    document.addEventListener('visibilitychange', onTime)
    window.addEventListener('online', onTime)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onTime)
      window.removeEventListener('online', onTime)
    }
  }, [everyMs, isAtOnce])
}
