import { z } from 'zod'
import { isDate, isTime, timeZoneOf } from '#domain/bookings/availability.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import { wallTime } from '#domain/bookings/slots.ts'
import { cleanLine, cleanText } from '#server/leads/capture/clean-text.ts'
import {
  optionalPhone,
  optionalText,
  problemsOf,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/leads/capture/form-fields.ts'

/** The problem of a field; its text is in `content/`. */
export type DemoProblem = 'required' | 'email' | 'phone' | 'past' | 'too-long' | 'choice' | 'consent'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

const schema = z.object({
  name: requiredText(demoLimits.name),
  email: requiredEmail(demoLimits.email),
  company: optionalText(demoLimits.company),
  phone: optionalPhone,
  service: z.enum(demoServices, 'choice').default(demoServices[0]),
  date: z.string({ error: 'required' }).refine(isDate, 'required'),
  time: z.string({ error: 'required' }).refine(isTime, 'required'),
  message: optionalText(demoLimits.message),
  consent: requiredConsent,
  // The browser sets it, so an unknown time zone is ignored.
  timeZone: z
    .string()
    .optional()
    .transform((name) => name && timeZoneOf(name)),
})

/** `date` and `time` are in the time zone of the business; `timeZone` is the visitor's. */
export type DemoRequest = z.infer<typeof schema>
export type DemoField = keyof DemoRequest

export type DemoFormResult = { ok: true; request: DemoRequest } | { ok: false; problems: DemoProblems }

/** Validates the demo form. Past days are judged in the time zone of the business. */
export function readDemoForm(
  fields: Record<string, unknown>,
  now: Date,
  businessTimeZone: string,
): DemoFormResult {
  const input = Object.fromEntries(
    Object.keys(schema.shape).map((field) => {
      const value = fields[field]
      const text = typeof value === 'string' ? clean(field, value) : undefined
      return [field, field === 'service' && text === '' ? undefined : text]
    }),
  )
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { ok: false, problems: problemsOf<DemoProblems>(parsed.error) }
  const today = wallTime(now.toISOString(), businessTimeZone).date
  if (parsed.data.date < today) return { ok: false, problems: { date: 'past' } }
  return { ok: true, request: parsed.data }
}

function clean(field: string, text: string): string {
  return (field === 'message' ? cleanText(text) : cleanLine(text)).trim()
}
