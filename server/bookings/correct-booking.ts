import { z } from 'zod'
import { isChangeable } from '#domain/bookings/booking.ts'
import { demoLimits } from '#domain/bookings/demo.ts'
import { phoneText } from '#domain/contact/phone-number.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { optionalPhone, problemsOf, requiredText } from '#server/submissions/form-fields.ts'
import { loadAvailability } from './book/availability-settings.ts'
import type { DemoProblem } from './book/submit-demo.ts'
import { replaceReminders } from './booking-emails.ts'
import { lockCalendar } from './calendar/calendar.ts'
import type { ChangeDependencies } from './move-booking.ts'
import { noteChange } from './note-change.ts'
import { findBooking } from './stored-booking.ts'

/** The booking details that a visitor can change, as typed. */
export type TypedDetails = { name: string; phone: string; message: string }

export type DetailProblems = Partial<Record<keyof TypedDetails, DemoProblem>>

export type CorrectOutcome =
  | { kind: 'corrected' }
  | { kind: 'invalid'; problems: DetailProblems }
  /** Cancelled, over, or begun. */
  | { kind: 'closed' }

const schema = z.object({
  name: z.string().transform(withoutLinks).pipe(requiredText(demoLimits.name)),
  phone: optionalPhone,
  message: z
    .string()
    .transform((text) => cleanText(text).trim() || undefined)
    .pipe(z.string().max(demoLimits.message, 'too-long').optional()),
})

/** The name goes into mails to an address that anyone may have typed. */
function withoutLinks(name: string): string {
  return cleanLine(name).replace(/(https?:\/\/|www\.)\S*/gi, '')
}

const words = { name: 'Name', phone: 'Phone', message: 'Note' } as const

/**
 * Stores the name, phone and note that a visitor corrected, and rewrites the reminders with them. The lead keeps its own
 * details, because others may have written to it; its timeline tells the team what changed.
 */
export async function correctBooking(
  deps: ChangeDependencies,
  bookingId: string,
  typed: TypedDetails,
): Promise<CorrectOutcome> {
  const parsed = schema.safeParse(typed)
  if (!parsed.success) return { kind: 'invalid', problems: problemsOf<DetailProblems>(parsed.error) }
  const { name, phone, message } = parsed.data
  return deps.database.write(async (trx): Promise<CorrectOutcome> => {
    const now = deps.clock()
    await lockCalendar(trx, now)
    const before = await findBooking(trx, bookingId)
    if (!before || !isChangeable(before, now)) return { kind: 'closed' }
    const booking = { ...before, name, phone, message, sequence: before.sequence + 1 }
    const changed = (['name', 'phone', 'message'] as const).filter(
      (field) => before[field] !== booking[field],
    )
    if (changed.length === 0) return { kind: 'corrected' }
    await trx
      .updateTable('demo_bookings')
      .set({
        name,
        phone: phone ?? null,
        message: message ?? null,
        sequence: booking.sequence,
        updated_at: now.toISOString(),
      })
      .where('id', '=', bookingId)
      .execute()
    const title = 'Details of the demo corrected by the visitor'
    const told = { ...booking, phone: phoneText(phone ?? null) }
    const description = changed.map((field) => `${words[field]}: ${told[field] ?? 'removed'}`).join('\n')
    await noteChange(trx, booking, { type: 'demo_corrected', title, description }, now)
    const { availability } = await loadAvailability(trx)
    await replaceReminders(trx, deps, { booking, place: availability.place }, now)
    return { kind: 'corrected' }
  })
}
