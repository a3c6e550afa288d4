import { z } from 'zod'
import { isDate, isTime, timeZoneOf } from '#domain/bookings/availability.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import {
  optionalPhone,
  optionalText,
  readSubmission,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/leads/capture/form-fields.ts'

const schema = z.object({
  name: requiredText(demoLimits.name),
  email: requiredEmail(demoLimits.email),
  company: optionalText(demoLimits.company),
  phone: optionalPhone,
  service: z
    .union([z.literal('').transform(() => demoServices[0]), z.enum(demoServices)], 'choice')
    .default(demoServices[0]),
  date: z.string({ error: 'required' }).trim().refine(isDate, 'required'),
  time: z.string({ error: 'required' }).trim().refine(isTime, 'required'),
  message: optionalText(demoLimits.message),
  consent: requiredConsent,
  // The browser sets it, so an unknown time zone is ignored.
  timeZone: z
    .string()
    .optional()
    .transform((name) => name && timeZoneOf(name)),
})

/** `date` and `time` are in the time zone of the business; `timeZone` is the visitor's. */
export type DemoSubmission = z.infer<typeof schema>
export type DemoField = keyof DemoSubmission

/** The problem of a field; its text is in `content/`. */
export type DemoProblem = 'required' | 'email' | 'phone' | 'past' | 'too-long' | 'choice' | 'consent'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

/** Validates the demo form. Past days are judged in the time zone of the business. */
export function readDemoForm(
  fields: Record<string, unknown>,
  now: Date,
  businessTimeZone: string,
): { ok: true; submission: DemoSubmission } | { ok: false; problems: DemoProblems } {
  const read = readSubmission<DemoSubmission, DemoProblem>(schema, fields, ['message'])
  const today = clockTime(now.toISOString(), businessTimeZone).date
  return read.ok && read.submission.date < today ? { ok: false, problems: { date: 'past' } } : read
}
