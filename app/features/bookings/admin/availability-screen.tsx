import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { Notice } from '#app/components/back-office/notice.tsx'
import { useKeptForm } from '#app/components/back-office/use-kept-form.ts'
import type { Availability } from '#domain/bookings/availability.ts'
import type { AvailabilityResult } from './booking-result.ts'
import { DaysOff } from './days-off.tsx'
import { type FreeDays, NextFree } from './next-free.tsx'
import { AVAILABILITY, BOOKINGS } from './paths.ts'
import { SlotRules } from './slot-rules.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

type Props = {
  availability: Availability
  version: string
  timeZones: string[]
  free: FreeDays | null
  maySave: boolean
  result: AvailabilityResult | undefined
}

/** When demos can be booked. Everybody on the team sees it, the owner sets it. */
export function AvailabilityScreen(props: Props) {
  const { availability, version, timeZones, free, maySave } = props
  const fetcher = useFetcher<AvailabilityResult>()
  const result = fetcher.data ?? props.result
  const problems = result?.problems ?? {}
  const fields = useRef<HTMLFieldSetElement>(null)
  const wrong = fetcher.data?.problems
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])
  // With scripts the fields keep by themselves what was typed.
  const { shown, base, watch } = useKeptForm(
    { version, availability: props.result?.draft ?? availability },
    fetcher,
  )
  return (
    <>
      <Link to={BOOKINGS} className="admin-link inline-flex min-h-11 items-center">
        All bookings
      </Link>
      <h1>Availability</h1>
      <p className="mt-1 max-w-prose text-muted">
        {maySave
          ? 'When visitors can book a demo. Demos that are booked already stay as they are.'
          : 'When visitors can book a demo. Only the owner can change it.'}
      </p>
      <Notice result={props.result} />
      {result?.newer ? <Outdated /> : null}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <fetcher.Form method="post" action={AVAILABILITY} autoComplete="off" noValidate {...watch}>
          <input type="hidden" name="version" value={result?.newer ?? base.version} />
          {/* What is in the fields is the browser's own: what was saved since begins anew. */}
          <fieldset ref={fields} key={shown.version} disabled={!maySave} className="grid min-w-0 gap-4">
            <WeeklyHours weekly={shown.availability.weekly} problems={problems} />
            <SlotRules availability={shown.availability} problems={problems} timeZones={timeZones} />
            <DaysOff daysOff={shown.availability.daysOff} problems={problems} />
          </fieldset>
          {maySave ? <Save busy={fetcher.state !== 'idle'} replaces={result?.newer !== undefined} /> : null}
        </fetcher.Form>
        <NextFree free={free} />
      </div>
    </>
  )
}

function Save({ busy, replaces }: { busy: boolean; replaces: boolean }) {
  return (
    <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
      {busy ? 'Saving…' : replaces ? 'Save mine over it' : 'Save'}
    </button>
  )
}

function Outdated() {
  return (
    <p className="mt-3 rounded-lg border border-edge p-3">
      What you typed is still here. Save it over theirs, or{' '}
      <a href={AVAILABILITY} className="admin-link">
        look at theirs first
      </a>
      .
    </p>
  )
}
