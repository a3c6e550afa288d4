import type { Services } from '#server/app.ts'
import { SHOW_FIELD } from '../demo-answer.ts'
import type { Done } from '../done.ts'
import { pickerStart } from '../picker-start.ts'
import { type ManageAnswer, STEP_FIELD } from './manage-answer.ts'

type Bookings = Services['bookings']

type Change = { token: string; addressKey: string; fields: Record<string, string> }

type Outcome =
  /** `done` is undefined if nothing was left to change; the page then shows the current state. */
  { kind: 'done'; done: Done | undefined } | { kind: 'refused'; answer: ManageAnswer; status: number }

/** Makes the change that one of the page's forms asks for. */
export function changeBooking(bookings: Bookings, asked: Change): Promise<Outcome> {
  const change = { move, correct, cancel }[readStep(asked.fields[STEP_FIELD])]
  return change(bookings, asked)
}

/** Returns which form was sent, or 'move' if that is unknown. */
export function readStep(given: unknown): ManageAnswer['step'] {
  return given === 'correct' || given === 'cancel' ? given : 'move'
}

async function correct(bookings: Bookings, { token, addressKey, fields }: Change): Promise<Outcome> {
  const { name = '', phone = '', message = '' } = fields
  const typed = { name, phone, message }
  const outcome = await bookings.correctByLink(token, typed, addressKey)
  switch (outcome.kind) {
    case 'corrected':
      return { kind: 'done', done: 'corrected' }
    case 'invalid':
      return refused({ step: 'correct', kind: 'wrong-details', problems: outcome.problems, typed }, 400)
    case 'too-many':
      return refused({ step: 'correct', ...outcome }, 429)
    case 'closed':
      return { kind: 'done', done: undefined }
  }
}

async function cancel(bookings: Bookings, { token, addressKey, fields }: Change): Promise<Outcome> {
  const outcome = await bookings.cancelByLink(token, fields.reason, addressKey)
  if (outcome.kind === 'too-many') return refused({ step: 'cancel', ...outcome }, 429)
  return { kind: 'done', done: outcome.kind === 'cancelled' ? 'cancelled' : undefined }
}

async function move(bookings: Bookings, { token, addressKey, fields }: Change): Promise<Outcome> {
  const step = 'move'
  const { date = '', time = '', [SHOW_FIELD]: show } = fields
  if (show !== undefined) {
    const found = await bookings.readByLink(token)
    if (!found) return { kind: 'done', done: undefined }
    return refused({ step, kind: 'show', start: pickerStart(found.free, fields, show) }, 200)
  }
  const outcome = await bookings.moveByLink(token, { date, time }, addressKey)
  switch (outcome.kind) {
    case 'moved':
      return { kind: 'done', done: 'moved' }
    case 'taken': {
      const found = await bookings.readByLink(token)
      if (!found) return { kind: 'done', done: undefined }
      const { free: slots } = found
      return refused({ step, ...outcome, slots, start: pickerStart(slots, fields) }, 409)
    }
    case 'invalid': {
      const found = await bookings.readByLink(token)
      if (!found) return { kind: 'done', done: undefined }
      return refused({ step, ...outcome, start: pickerStart(found.free, fields) }, 400)
    }
    case 'unchanged':
      return refused({ step, kind: 'unchanged' }, 400)
    case 'too-many':
      return refused({ step, ...outcome }, 429)
    default:
      return { kind: 'done', done: undefined }
  }
}

function refused(answer: ManageAnswer, status: number): Outcome {
  return { kind: 'refused', answer, status }
}
