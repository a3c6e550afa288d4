import type { SendFailure } from '#app/why-failed.ts'
import type { FreeSlots } from '#server/bookings/free-slots.ts'
import type { PickerStart } from '../picker-start.ts'

/** What the booking's page is told of a change that was not made (a made one leads to the page again). */
export type ManageAnswer = { step: 'move' | 'cancel' } & (
  | { kind: 'show'; start: PickerStart }
  | { kind: 'taken'; nearest: string[]; slots: FreeSlots; start: PickerStart }
  | { kind: 'invalid'; problems: { date?: 'required' | 'past'; time?: 'required' }; start: PickerStart }
  | { kind: 'unchanged' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unavailable' }
  | SendFailure
)

/** The field that says which of the two forms was sent. */
export const STEP_FIELD = 'step'
