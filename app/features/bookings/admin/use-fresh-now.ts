import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const INTERVAL_MS = 60_000

/**
 * Loads an open screen again once a minute while it is looked at, and when somebody comes back to it. Where the
 * server can't be reached the screen stays as it is.
 */
export function useFreshNow() {
  const { revalidate, state } = useRevalidator()
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || state !== 'idle') return
    const answer = await fetch('/healthz').catch(() => undefined)
    if (answer?.ok) await revalidate()
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), INTERVAL_MS)
    const onChange = () => void look()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [])
}
