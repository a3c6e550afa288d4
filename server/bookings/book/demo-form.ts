import { z } from 'zod'
import { isDate, isTime, timeZoneOf } from '#domain/bookings/availability.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import { problemsOf } from '#server/chat/contact-input.ts'
import { cleanLine, cleanText } from '#server/leads/capture/clean-text.ts'
import { optionalPhone, requiredEmail, requiredText } from '#server/leads/capture/form-fields.ts'

const demoFields = [
  'name',
  'email',
  'company',
  'phone',
  'service',
  'date',
  'time',
  'message',
  'consent',
  'timeZone',
] as const
export type DemoField = (typeof demoFields)[number]

/** The problem of a field; its text is in `content/`. */
export type DemoProblem = 'required' | 'email' | 'phone' | 'past' | 'too-long' | 'choice' | 'consent'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

const optional = (max: number) =>
  z
    .string()
    .max(max, 'too-long')
    .transform((text) => text || undefined)
    .optional()

const schema = z.object({
  name: requiredText(demoLimits.name),
  email: requiredEmail(demoLimits.email),
  company: optional(demoLimits.company),
  phone: optionalPhone,
  service: z.enum(demoServices, 'choice').default(demoServices[0]),
  date: z.string({ error: 'required' }).refine(isDate, 'required'),
  time: z.string({ error: 'required' }).refine(isTime, 'required'),
  message: optional(demoLimits.message),
  consent: z.enum(['on', 'yes', 'true'], { error: 'consent' }).transform(() => true as const),
  // The browser sets it, so an unknown time zone is ignored.
  timeZone: z
    .string()
    .optional()
    .transform((name) => name && timeZoneOf(name)),
})

/** `date` and `time` are in the time zone of the business; `timeZone` is the visitor's. */
export type DemoRequest = z.infer<typeof schema>

export type DemoFormResult = { ok: true; request: DemoRequest } | { ok: false; problems: DemoProblems }

/** Validates the demo form. Past days are judged in the time zone of the business. */
export function readDemoForm(
  fields: Record<string, unknown>,
  now: Date,
  businessTimeZone: string,
): DemoFormResult {
  const input = Object.fromEntries(
    demoFields.map((field) => {
      const value = fields[field]
      const text = typeof value === 'string' ? clean(field, value) : undefined
      return [field, field === 'service' && text === '' ? undefined : text]
    }),
  )
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { ok: false, problems: problemsOf<DemoProblems>(parsed.error) }
  const today = clockTime(now.toISOString(), businessTimeZone).date
  if (parsed.data.date < today) return { ok: false, problems: { date: 'past' } }
  return { ok: true, request: parsed.data }
}

function clean(field: DemoField, text: string): string {
  return (field === 'message' ? cleanText(text) : cleanLine(text)).trim()
}
