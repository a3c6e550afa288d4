import { z } from 'zod'
import { intent, refuse, text, textFields, ticked, version } from '#app/lib/office/office-action.ts'
import { bookingLimits } from '#domain/bookings/booking.ts'
import type { MoveWarning } from '#server/bookings/move-booking.ts'
import { readAvailabilityForm } from './availability/read-availability-form.ts'
import { BOOKINGS } from './paths.ts'

/** Why a demo was not moved. */
export type MoveRefusal = {
  /** Problems of the chosen time, which the team may ignore. */
  warned: MoveWarning[]
  /** The free times nearest to a taken one. */
  nearest: string[]
}

/** Describes the outcomes that several changes share. */
function describe<Outcome extends { kind: string }>(outcome: Outcome) {
  switch (outcome.kind) {
    case 'closed':
      return refuse('conflict', 'It was cancelled, or it has begun.')
    case 'not-yet':
      return refuse('invalid', 'It has not begun yet.', { status: 409 })
    default:
      return outcome
  }
}

function mark(status: 'held' | 'no_show' | 'booked', message: string) {
  return intent({
    schema: textFields('name'),
    failure: 'The booking was not changed',
    run: async ({ services, viewer, id }) => describe(await services.bookings.mark(viewer, id, status)),
    toast: message,
    undo: (_outcome, { input }) =>
      status === 'booked' ? undefined : { label: input.name, fields: { intent: 'booked' } },
  })
}

const bookingProblems = {
  contact: 'Enter a valid e-mail address or phone number.',
  name: 'Enter a name.',
  time: 'Choose a free time.',
}

/** Books a demo for someone. */
export const newBookingIntents = {
  book: intent({
    schema: z.object({
      ...{ key: text, lead: text, name: text, email: text, phone: text, service: text, slot: text },
      sendsMail: ticked,
    }),
    failure: 'The demo was not booked',
    problems: bookingProblems,
    async run({ services, viewer, input: { lead, slot, ...input } }) {
      const [date = '', time = ''] = slot.split(' ')
      const outcome = await services.bookings.bookForTeam(viewer, { ...input, leadId: lead, date, time })
      if (outcome.kind !== 'taken') return outcome
      const more: Partial<MoveRefusal> = { nearest: outcome.nearest }
      return refuse('invalid', 'That time is no longer free.', { status: 409, more })
    },
    toast: 'Demo booked',
    goTo: (outcome) => `${BOOKINGS}/${(outcome as { bookingId: string }).bookingId}`,
  }),
}

/** The changes of a booking, from its page and from Today. */
export const bookingIntents = {
  move: intent({
    schema: z.object({ slot: text, date: text, time: text, version, anyway: ticked }),
    failure: 'The demo was not moved',
    async run({ services, viewer, input: { version, anyway, ...input }, id }) {
      const [date = '', time = ''] =
        input.date || input.time ? [input.date, input.time] : input.slot.split(' ')
      const outcome = await services.bookings.move(viewer, id, { date, time, version, anyway })
      const refused = (description: string, more: Partial<MoveRefusal> = {}) =>
        refuse('invalid', description, { status: 409, more })
      switch (outcome.kind) {
        case 'warned':
          return refused('Please check the time.', { warned: outcome.warnings })
        case 'taken':
          return refused('Another demo is there, or too near.', { nearest: outcome.nearest })
        case 'invalid':
          return refuse('invalid', 'Choose a time in the future.')
        case 'unchanged':
          return refused('The demo is already at that time.')
        default:
          return describe(outcome)
      }
    },
    toast: 'The demo was moved',
  }),
  cancel: intent({
    schema: z.object({ reason: text, version }),
    failure: 'The demo was not cancelled',
    run: async ({ services, viewer, input, id }) =>
      describe(await services.bookings.cancel(viewer, id, input)),
    toast: 'The demo was cancelled',
  }),
  held: mark('held', 'Marked as held'),
  no_show: mark('no_show', 'Marked as no-show'),
  booked: mark('booked', 'Marked as booked again'),
  notes: intent({
    schema: z.object({ notes: text, version }),
    failure: 'Notes were not saved',
    async run({ services, viewer, input: { notes, version }, id }) {
      const outcome = await services.bookings.saveNotes(viewer, id, { text: notes, version })
      if (outcome.kind !== 'too-long') return outcome
      return refuse('invalid', `Notes have at most ${bookingLimits.notes} characters.`)
    },
    toast: 'Notes saved',
  }),
}

/** Saves when demos can be booked. */
export const saveAvailability = intent({
  schema: z.object({ version }),
  failure: 'Availability was not saved',
  run: ({ services, viewer, input, form }) =>
    services.bookings.saveAvailability(viewer, readAvailabilityForm(form), input.version),
  toast: 'Availability saved',
})
