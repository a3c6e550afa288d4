import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { failureWords, outage } from '#app/office/outage.ts'
import { formatDayAndTime, formatTime, indianDay } from '#domain/indian-time.ts'
import { NEWS } from '../menu-items.ts'

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 30_000
const ANSWER_WITHIN_MS = 10_000

/** Says that what is shown may be out of date, and tries again until the server answers. */
export function ConnectionBanner() {
  const current = useSyncExternalStore(outage.subscribe, outage.current, () => undefined)
  useRetries(current)
  return (
    <div role="status">
      {current ? (
        <p className="connection">
          {failureWords[current.failure]} Showing data from <span>{formatMoment(current.dataFrom)}</span>.
          Retrying…
        </p>
      ) : null}
    </div>
  )
}

function formatMoment(iso: string): string {
  const isToday = indianDay(iso) === indianDay(new Date().toISOString())
  return isToday ? formatTime(iso) : formatDayAndTime(iso)
}

/** Tries at growing intervals, and at once where the device finds a network or the page is looked at again. */
function useRetries(current: ReturnType<typeof outage.current>) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const retry = useEffectEvent(async () => {
    if (!current || document.visibilityState !== 'visible') return
    if (state !== 'idle' || navigation.state !== 'idle') return
    if (current.isStale) return revalidate()
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(NEWS, { signal }).catch(() => undefined)
    if (answer && answer.status < 500 && outage.current() === current) outage.set(undefined)
  })
  const isOut = current !== undefined
  useEffect(() => {
    if (!isOut) return
    let wait = FIRST_RETRY_MS
    let timer = setTimeout(onTimer, wait)
    function onTimer() {
      void retry()
      wait = Math.min(2 * wait, LAST_RETRY_MS)
      timer = setTimeout(onTimer, wait)
    }
    const atOnce = () => void retry()
    window.addEventListener('online', atOnce)
    document.addEventListener('visibilitychange', atOnce)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', atOnce)
      document.removeEventListener('visibilitychange', atOnce)
    }
  }, [isOut])
}
