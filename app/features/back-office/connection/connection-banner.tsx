import { useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { failureWords, outage } from '#app/office/outage.ts'
import { usePolling } from '#app/office/use-polling.ts'
import { formatDayAndTime, formatTime, indianDay } from '#domain/indian-time.ts'

const RETRY_EVERY_MS = 5_000

/** Says that what is shown may be out of date, and tries again until the server answers. */
export function ConnectionBanner() {
  const current = useSyncExternalStore(outage.subscribe, outage.current, () => undefined)
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  usePolling(() => current && isIdle && revalidate(), { everyMs: RETRY_EVERY_MS })
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
