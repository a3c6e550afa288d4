import { Link } from 'react-router'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import type { Availability, AvailabilityProblems } from '#domain/bookings/availability.ts'
import { DaysOff } from './days-off.tsx'
import { type FreeDays, NextFree } from './next-free.tsx'
import { BOOKINGS } from './paths.ts'
import { SlotRules } from './slot-rules.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

type Props = {
  availability: Availability
  version: string
  timeZones: string[]
  free: FreeDays | null
  maySave: boolean
}

/** When demos can be booked. Everybody on the team sees it, the owner sets it. */
export function AvailabilityScreen({ availability, version, timeZones, free, maySave }: Props) {
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
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OfficeForm<{ problems: AvailabilityProblems }>
          intent="save"
          hidden={{ version }}
          version={version}
          keepsDraft
          noValidate
        >
          {({ busy, result }) => (
            <>
              <fieldset disabled={!maySave} className="grid min-w-0 gap-4">
                <WeeklyHours weekly={availability.weekly} problems={result?.problems ?? {}} />
                <SlotRules
                  availability={availability}
                  problems={result?.problems ?? {}}
                  timeZones={timeZones}
                />
                <DaysOff daysOff={availability.daysOff} problems={result?.problems ?? {}} />
              </fieldset>
              {maySave ? (
                <button type="submit" disabled={busy} className="admin-button admin-button-primary mt-4">
                  {busy ? 'Saving…' : 'Save'}
                </button>
              ) : null}
            </>
          )}
        </OfficeForm>
        <NextFree free={free} />
      </div>
    </>
  )
}
