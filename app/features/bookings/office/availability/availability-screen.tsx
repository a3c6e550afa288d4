import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Availability, AvailabilityProblems } from '#domain/bookings/availability.ts'
import { placeAddress } from '../paths.ts'
import { DaysOff } from './days-off.tsx'
import { SlotRules } from './slot-rules.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

type Props = {
  availability: Availability
  version: number
  timeZones: string[]
  maySave: boolean
}

/** When demos can be booked. The whole team sees it; only the owner can change it. */
export function AvailabilityScreen({ availability, version, timeZones, maySave }: Props) {
  return (
    <>
      <p className="text-muted text-small">
        {maySave
          ? 'When visitors can book a demo. Existing bookings stay as they are.'
          : 'When visitors can book a demo. Only the owner can change it.'}{' '}
        <TextLink to={placeAddress({ view: 'week' })}>See free times</TextLink>
      </p>
      <OfficeForm<{ problems: AvailabilityProblems }> intent="save" version={version} keepsDraft noValidate>
        {({ result }) => (
          <fieldset disabled={!maySave} className="grid min-w-0 gap-4">
            <WeeklyHours weekly={availability.weekly} problems={result?.problems ?? {}} />
            <SlotRules availability={availability} problems={result?.problems ?? {}} timeZones={timeZones} />
            <DaysOff daysOff={availability.daysOff} problems={result?.problems ?? {}} />
            {maySave ? (
              <div className="form-bar -mx-4 -mb-4 flex border-line border-t bg-paper px-4 py-3 md:mx-0 md:px-0">
                <SubmitButton variant="primary" className="max-md:flex-1">
                  Save
                </SubmitButton>
              </div>
            ) : null}
          </fieldset>
        )}
      </OfficeForm>
    </>
  )
}
