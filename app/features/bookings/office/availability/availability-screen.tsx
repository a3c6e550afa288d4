import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import type { Availability, AvailabilityProblems } from '#domain/bookings/availability.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import { NextFree } from '../calendar/next-free.tsx'
import { DaysOff } from './days-off.tsx'
import { SlotRules } from './slot-rules.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

type Props = {
  availability: Availability
  version: number
  timeZones: string[]
  free: FreeSlots | null
  maySave: boolean
}

/** When demos can be booked. The whole team sees it; only the owner can change it. */
export function AvailabilityScreen({ availability, version, timeZones, free, maySave }: Props) {
  return (
    <>
      <p className="text-muted text-small">
        {maySave
          ? 'When visitors can book a demo. Existing bookings stay as they are.'
          : 'When visitors can book a demo. Only the owner can change it.'}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OfficeForm<{ problems: AvailabilityProblems }> intent="save" version={version} keepsDraft noValidate>
          {({ result }) => (
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
                <SubmitButton variant="primary" className="mt-4">
                  Save
                </SubmitButton>
              ) : null}
            </>
          )}
        </OfficeForm>
        <NextFree free={free} />
      </div>
    </>
  )
}
