import { type MailKind, sayMail } from '#app/components/back-office/mail-words.ts'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { moveWarningWords } from '#content/booking-words.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import type { MoveRefusal } from './booking-intents.ts'
import { shortDay } from './day-words.ts'
import type { FreeDays } from './next-free.tsx'

type Props = {
  sequence: number
  free: FreeDays
  mail: MailKind
}

/** Moves a demo to a free time, or to another one after a warning. */
export function MoveForm({ sequence, free, mail }: Props) {
  const seen = String(sequence)
  return (
    <OfficeForm<MoveRefusal> intent="move" hidden={{ sequence: seen }} version={seen} className="grid gap-3">
      {({ busy, result }) => (
        <>
          <label className="block">
            <span className="text-sm">Free times</span>
            <select name="slot" defaultValue="" className="admin-field">
              <option value="">{free.days.length > 0 ? 'Choose a time' : 'Nothing is free'}</option>
              {free.days.map(({ date, starts }) => (
                <optgroup key={date} label={shortDay(date)}>
                  {starts.map((start) => (
                    <option key={start} value={`${date} ${clockTime(start, free.timeZone).time}`}>
                      {inWords(start, free.timeZone)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <details>
            <summary className="admin-link inline-block min-h-6 cursor-pointer">Another time</summary>
            <p className="mt-1 text-muted text-sm">
              Also outside your hours, but never over another demo. It is meant in {free.timeZone}.
            </p>
            <div className="mt-2 grid grid-cols-2 gap-3">
              <label className="block min-w-0">
                <span className="text-sm">Day</span>
                <input type="date" name="date" className="admin-field" />
              </label>
              <label className="block min-w-0">
                <span className="text-sm">Time</span>
                <input type="time" name="time" className="admin-field" />
              </label>
            </div>
          </details>
          {result?.nearest?.length ? (
            <p className="rounded-lg border border-edge p-3">
              Free near it: {result.nearest.map((start) => inWords(start, free.timeZone)).join('; ')}.
            </p>
          ) : null}
          {result?.warned ? (
            <div role="alert" className="rounded-lg border border-accent p-3">
              {result.warned.map((warning) => (
                <p key={warning}>{moveWarningWords[warning]}</p>
              ))}
              <label className="mt-2 flex min-h-6 items-center gap-2 font-medium">
                <input
                  type="checkbox"
                  name="anyway"
                  value="yes"
                  className="size-6 shrink-0 accent-marigold"
                />
                Move it there all the same
              </label>
            </div>
          ) : null}
          <div>
            <button type="submit" disabled={busy} className="admin-button admin-button-primary">
              Move the demo
            </button>
          </div>
          <p className="text-muted text-sm">
            {sayMail(mail, 'Both sides get a mail, and the calendars are updated.', 'No mail goes out now.')}
          </p>
        </>
      )}
    </OfficeForm>
  )
}

function inWords(start: string, timeZone: string): string {
  const { date, time } = clockTime(start, timeZone)
  return `${shortDay(date)}, ${time}`
}
