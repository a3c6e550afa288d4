import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL_MS = 60_000

/** Loads an open screen again once a minute while it is looked at, and when the user comes back to it. */
export function useFreshNow() {
  const { revalidate, state } = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), INTERVAL_MS)
    const onChange = () => look()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [])
}
