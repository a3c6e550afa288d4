import { data, type RouterContextProvider } from 'react-router'
import type { Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { bookingLimits } from '#domain/bookings/booking.ts'
import type { Services } from '#server/app.ts'
import { type BookingResult, doneMessages } from './booking-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Bookings = Services['bookings']
/** Why nothing was changed, with the status that says so; nothing where all went well. */
type Refusal = { status: number } & Omit<BookingResult, 'ok' | 'message'>
type Change = (bookings: Bookings, viewer: Viewer, id: string, form: FormData) => Promise<Refusal | undefined>

/**
 * What the booking's page does with the button that was pressed. `elsewhere`: the address of another page on which it
 * was, where the booking is out of sight by then and its own buttons with it.
 */
export async function changeBooking(
  args: Args,
  viewer: Viewer,
  form: FormData,
  id: string,
  elsewhere?: string,
) {
  const intent = textOf(form, 'intent')
  const failed = ({ status, ...rest }: Refusal) =>
    data<BookingResult>({ ok: false, message: failureOf(intent), ...rest }, { status })
  if (!Object.hasOwn(changes, intent)) return failed({ status: 400, description: 'Nothing was chosen.' })
  let refusal: Refusal | undefined
  try {
    const { bookings } = args.context.get(servicesContext)
    refusal = await changes[intent as Intent](bookings, viewer, id, form)
  } catch (error) {
    reportOutage(args, error)
    return failed({ status: 503, description: 'Nothing was changed. Try again in a moment.' })
  }
  if (refusal) return failed(refusal)
  const message = doneMessages[intent] ?? ''
  const isMarked = intent === 'held' || intent === 'no_show'
  const undo =
    elsewhere && isMarked ? undoOf(id, elsewhere, `${message}: ${textOf(form, 'name')}`) : undefined
  return data<BookingResult>({ ok: true, message, undo })
}

function undoOf(id: string, action: string, label: string): Undo {
  return { changeId: id, label, by: { action, fields: { about: 'booking', intent: 'booked', id } } }
}

type Intent = 'move' | 'cancel' | 'held' | 'no_show' | 'booked' | 'notes'

const changes: Record<Intent, Change> = {
  move,
  cancel: async (bookings, viewer, id, form) => {
    const outcome = await bookings.cancel(viewer, id, {
      reason: textOf(form, 'reason'),
      sequence: sequenceOf(form),
    })
    return outcome.kind === 'cancelled' ? undefined : refusals[outcome.kind]
  },
  held: mark('held'),
  no_show: mark('no_show'),
  booked: mark('booked'),
  notes: async (bookings, viewer, id, form) => {
    const draft = textOf(form, 'notes')
    const outcome = await bookings.saveNotes(viewer, id, { text: draft, before: textOf(form, 'before') })
    if (outcome.kind === 'saved') return undefined
    if (outcome.kind === 'gone') return refusals.gone
    if (outcome.kind === 'too-long') {
      return { status: 400, description: `Notes have at most ${bookingLimits.notes} characters.`, draft }
    }
    return { status: 409, description: 'Somebody else wrote meanwhile.', draft, theirs: outcome.notes }
  },
}

async function move(bookings: Bookings, viewer: Viewer, id: string, form: FormData) {
  const chosen = {
    slot: textOf(form, 'slot'),
    date: textOf(form, 'date'),
    time: textOf(form, 'time'),
  }
  const [date = '', time = ''] =
    chosen.date || chosen.time ? [chosen.date, chosen.time] : chosen.slot.split(' ')
  const outcome = await bookings.move(viewer, id, {
    date,
    time,
    sequence: sequenceOf(form),
    anyway: form.get('anyway') === 'yes',
  })
  switch (outcome.kind) {
    case 'moved':
      return undefined
    case 'warned':
      return { status: 409, description: 'Look at it once more.', warned: outcome.warnings, chosen }
    case 'taken':
      return {
        status: 409,
        description: 'Another demo is there, or too near.',
        nearest: outcome.nearest,
        chosen,
      }
    case 'invalid':
      return { status: 400, description: 'Choose a day and a time to come.', chosen }
    case 'unchanged':
      return { status: 409, description: 'It is at that time already.', chosen }
    default:
      return refusals[outcome.kind]
  }
}

function mark(status: 'held' | 'no_show' | 'booked'): Change {
  return async (bookings, viewer, id) => {
    const { kind } = await bookings.mark(viewer, id, status)
    // Marked so already is as good as done.
    return kind === 'marked' || kind === 'unchanged' ? undefined : refusals[kind]
  }
}

const refusals = {
  gone: { status: 404, description: 'This booking is not there any more.', gone: true },
  closed: { status: 409, description: 'It was cancelled, or it has begun.', gone: true },
  'not-yet': { status: 409, description: 'It has not begun yet.' },
  outdated: {
    status: 409,
    description: 'Somebody changed it meanwhile. Look at it as it is now.',
    gone: true,
  },
} satisfies Record<string, Refusal>

function sequenceOf(form: FormData): number {
  const text = textOf(form, 'sequence')
  return text === '' ? Number.NaN : Number(text)
}

/** What a change is called that could not be made. */
export function failureOf(intent: unknown): string {
  if (intent === 'move') return 'The demo was not moved'
  if (intent === 'cancel') return 'The demo was not cancelled'
  return intent === 'notes' ? 'Notes were not saved' : 'The booking was not changed'
}
