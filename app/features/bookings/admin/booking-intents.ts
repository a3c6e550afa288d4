import { z } from 'zod'
import { intent, type OfficeCall, text, textFields } from '#app/lib/office-action.ts'
import { bookingLimits } from '#domain/bookings/booking.ts'
import type { MoveWarning } from '#server/bookings/move-booking.ts'
import { BOOKINGS } from './paths.ts'
import { readAvailabilityForm } from './read-availability-form.ts'

/** What a move that did not happen tells the form. */
export type MoveRefusal = {
  /** What speaks against the time that was chosen; the team may take it all the same. */
  warned: MoveWarning[]
  /** The free starts nearest to one that another demo has. */
  nearest: string[]
}

const idOf = ({ params }: Pick<OfficeCall<never>, 'params'>) => params.id ?? ''

/** Of which state of the booking the screen knew. */
const sequence = z.preprocess((value) => (value ? Number(value) : Number.NaN), z.union([z.number(), z.nan()]))

/** Outcomes that several changes share, in words. */
function refuse<Outcome extends { kind: string }>(outcome: Outcome) {
  switch (outcome.kind) {
    case 'closed':
      return { kind: 'conflict' as const, description: 'It was cancelled, or it has begun.' }
    case 'not-yet':
      return { kind: 'invalid' as const, status: 409, description: 'It has not begun yet.' }
    default:
      return outcome
  }
}

function mark(status: 'held' | 'no_show' | 'booked', message: string) {
  return intent({
    schema: textFields('name'),
    failure: 'The booking was not changed',
    run: async ({ services, viewer, ...call }) =>
      refuse(await services.bookings.mark(viewer, idOf(call), status)),
    toast: message,
    undo: (_outcome, call) =>
      status === 'booked'
        ? undefined
        : {
            action: `${BOOKINGS}/${idOf(call)}`,
            fields: { intent: 'booked' },
            ...(call.input.name && { label: call.input.name }),
          },
  })
}

/** What a booking's page and Today do. */
export const bookingIntents = {
  move: intent({
    schema: z.object({ slot: text, date: text, time: text, sequence, anyway: text }),
    failure: 'The demo was not moved',
    async run({ services, viewer, input, ...call }) {
      const [date = '', time = ''] =
        input.date || input.time ? [input.date, input.time] : input.slot.split(' ')
      const move = { date, time, sequence: input.sequence, anyway: input.anyway === 'yes' }
      const outcome = await services.bookings.move(viewer, idOf(call), move)
      const refused = (description: string, more?: Partial<MoveRefusal>) => ({
        kind: 'invalid' as const,
        status: 409,
        description,
        more,
      })
      switch (outcome.kind) {
        case 'warned':
          return refused('Look at it once more.', { warned: outcome.warnings })
        case 'taken':
          return refused('Another demo is there, or too near.', { nearest: outcome.nearest })
        case 'invalid':
          return { kind: 'invalid' as const, description: 'Choose a day and a time to come.' }
        case 'unchanged':
          return refused('It is at that time already.')
        default:
          return refuse(outcome)
      }
    },
    toast: 'The demo was moved',
  }),
  cancel: intent({
    schema: z.object({ reason: text, sequence }),
    failure: 'The demo was not cancelled',
    run: async ({ services, viewer, input, ...call }) =>
      refuse(await services.bookings.cancel(viewer, idOf(call), input)),
    toast: 'The demo was cancelled',
  }),
  held: mark('held', 'Marked as held'),
  no_show: mark('no_show', 'Marked as no-show'),
  booked: mark('booked', 'Marked as booked again'),
  notes: intent({
    schema: textFields('notes', 'before'),
    failure: 'Notes were not saved',
    async run({ services, viewer, input, ...call }) {
      const outcome = await services.bookings.saveNotes(viewer, idOf(call), {
        text: input.notes,
        before: input.before,
      })
      if (outcome.kind !== 'too-long') return outcome
      const description = `Notes have at most ${bookingLimits.notes} characters.`
      return { kind: 'invalid' as const, description }
    },
    toast: 'Notes saved',
  }),
}

/** Saves when demos can be booked. */
export const saveAvailability = intent({
  schema: textFields('version'),
  failure: 'Availability was not saved',
  run: ({ services, viewer, input, form }) =>
    services.bookings.saveAvailability(viewer, readAvailabilityForm(form), input.version),
  toast: 'Availability saved',
})
