import { type ReactNode, useState } from 'react'
import { shortDay, zoneName } from '#app/office/day-words.ts'
import { type MailKind, sayMail } from '#app/office/mail-words.ts'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { moveWarningWords } from '#content/office/booking-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { formatClock } from '#domain/indian-time.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import type { MoveRefusal } from './booking-intents.ts'
import { SlotCalendar } from './slot-calendar.tsx'

type Props = {
  name: string
  /** Empty if the person left none. */
  email: string
  version: number
  free: FreeSlots
  mail: MailKind
  onDone: () => void
}

/** Moves a demo to a free time, or to another one after a warning. */
export function MoveForm({ name, email, version, free, mail, onDone }: Props) {
  const whoIsMailed = email ? `You and ${name} get an e-mail with the new time.` : 'You get an e-mail.'
  return (
    <OfficeForm<MoveRefusal> intent="move" version={version} onDone={onDone} className="grid gap-3">
      {({ result }) => (
        <TimeChoice free={free}>
          {(isChosen) => (
            <>
              {result?.nearest?.length ? (
                <Banner>Nearest free times: {sayTimes(result.nearest, free.timeZone)}.</Banner>
              ) : null}
              {result?.warned ? (
                <div role="alert" className="rounded-lg bg-amber-soft p-3">
                  {result.warned.map((warning) => (
                    <p key={warning}>{moveWarningWords[warning]}</p>
                  ))}
                  <Checkbox name="anyway" value="yes" label="Move anyway" />
                </div>
              ) : null}
              <div className="flex flex-wrap items-center gap-3">
                <SubmitButton variant={isChosen ? 'primary' : 'default'}>Move demo</SubmitButton>
                <p className="min-w-0 flex-1 text-muted text-small">
                  {sayMail(mail, whoIsMailed, 'No e-mail goes out now.')}
                </p>
              </div>
            </>
          )}
        </TimeChoice>
      )}
    </OfficeForm>
  )
}

type TimeChoiceProps = { free: FreeSlots; children: (isChosen: boolean) => ReactNode }

/** The fields for a free or another time. It tells what follows whether one was chosen. */
function TimeChoice({ free, children }: TimeChoiceProps) {
  const [isChosen, setChosen] = useState(false)
  return (
    <>
      <div className="grid gap-3" onChange={() => setChosen(true)}>
        <SlotCalendar free={free} />
        <Disclosure label="Another time">
          <p className="mt-1 text-muted text-small">
            May be outside your hours, but not during another demo. Times in {zoneName(free.timeZone)}.
          </p>
          <div className="mt-2 grid max-w-sm grid-cols-2 gap-3">
            <Field label="Day">
              <Input type="date" name="date" />
            </Field>
            <Field label="Time">
              <Input type="time" name="time" />
            </Field>
          </div>
        </Disclosure>
      </div>
      {children(isChosen)}
    </>
  )
}

/** Returns times in words, such as `Mon, 23 Nov 2026, 10:00 am; Mon, 23 Nov 2026, 11:30 am`. */
export function sayTimes(starts: readonly string[], timeZone: string): string {
  return starts
    .map((start) => {
      const { date, time } = clockTime(start, timeZone)
      return `${shortDay(date)}, ${formatClock(time)}`
    })
    .join('; ')
}
