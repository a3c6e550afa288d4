import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import type { FreeSlots } from '#server/bookings/book/free-slots.ts'
import type { DetailProblems, TypedDetails } from '#server/bookings/correct-booking.ts'
import type { PickerStart } from '../picker-start.ts'

/** The forms of the booking's page. */
export type Step = 'move' | 'correct' | 'cancel'

/** Why a change was not made. (After a change the server redirects to the page.) */
export type ManageAnswer = { step: Step } & (
  | { kind: 'show'; start: PickerStart }
  | { kind: 'taken'; nearest: string[]; slots: FreeSlots; start: PickerStart }
  | { kind: 'invalid'; problems: { date?: 'required' | 'past'; time?: 'required' }; start: PickerStart }
  | { kind: 'wrong-details'; problems: DetailProblems; typed: TypedDetails }
  | { kind: 'unchanged' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'unavailable' }
  | SendFailure
)

/** The field that says which form was sent. */
export const STEP_FIELD = 'step'
