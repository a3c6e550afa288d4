import { z } from 'zod'
import { accountLimits as limits } from '#domain/accounts/account-limits.ts'
import { readEmail } from '#domain/contact/email-address.ts'
import { isBlank } from '#domain/text/blank-text.ts'
import { problemsOf, refuse } from '#server/submissions/form-fields.ts'

export const PASSWORD_MISMATCH = {
  title: 'Password Mismatch',
  message: 'Passwords do not match. Please try again.',
}
const CHECK_FIELDS = 'Please check the marked fields.'

const email = z
  .string('Enter your e-mail address.')
  .trim()
  .min(1, 'Enter your e-mail address.')
  .max(limits.email, 'That e-mail address is too long.')
  .transform(
    (typed, context) =>
      readEmail(typed)?.toLowerCase() ?? refuse(context, 'Enter an e-mail address such as name@example.com.'),
  )

const password = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(limits.passwordMax, `A password has at most ${limits.passwordMax} characters.`)

const newPassword = z
  .string('Choose a password.')
  .min(limits.passwordMin, `Use at least ${limits.passwordMin} characters.`)
  .max(limits.passwordMax, `Use at most ${limits.passwordMax} characters.`)

const confirmPassword = z.string('Repeat the password.')

const name = z
  .string('Enter your name.')
  .trim()
  .refine((typed) => !isBlank(typed), 'Enter your name.')
  .max(limits.name, `Use at most ${limits.name} characters.`)
  .regex(/^\P{Cc}*$/u, 'Leave out control characters.')

export const signInForm = z.object({ email, password })
export const registerForm = z.object({ name, email, password: newPassword, confirmPassword })
export const nameForm = z.object({ name })
export const changeEmailForm = z.object({ email, currentPassword: password })
export const claimForm = z.object({ email, name, password: newPassword, confirmPassword })
export const invitedForm = z.object({ name, password: newPassword, confirmPassword })
export const verifyForm = z.object({ password })
/** A password reset, or an invitation. */
export const emailForm = z.object({ email })
export const resetForm = z.object({ password: newPassword, confirmPassword })
export const changePasswordForm = z.object({
  currentPassword: password,
  password: newPassword,
  confirmPassword,
})

/** A rejected form with its error message and the problem of each field. Passwords are never returned. */
export type FormRefusal = {
  kind: 'refused'
  status: 400 | 401 | 410 | 429 | 503
  title: string
  message: string
  problems: Partial<Record<string, string>>
  values: { name?: string; email?: string }
  retryAfterSeconds?: number
}

/**
 * Validates a form; `title` is the heading of a refusal. Differing passwords use the specification's message.
 */
export function readForm<Shape extends z.ZodObject>(
  schema: Shape,
  form: FormData,
  title: string,
): { ok: true; data: z.infer<Shape> } | { ok: false; refusal: FormRefusal } {
  const fields = Object.fromEntries(form)
  const parsed = schema.safeParse(fields)
  const mismatch =
    'confirmPassword' in schema.shape &&
    typeof fields.confirmPassword === 'string' &&
    fields.password !== fields.confirmPassword
  if (parsed.success && !mismatch) return { ok: true, data: parsed.data }

  const problems: FormRefusal['problems'] = parsed.error ? problemsOf(parsed.error) : {}
  if (mismatch) problems.confirmPassword = PASSWORD_MISMATCH.message
  const problem = mismatch ? PASSWORD_MISMATCH : { title, message: CHECK_FIELDS }
  return { ok: false, refusal: refusal(form, { ...problem, status: 400, problems }) }
}

/** Returns a refusal with the values that may be shown again. */
export function refusal(
  form: FormData,
  problem: Pick<FormRefusal, 'title' | 'message' | 'status'> &
    Partial<Pick<FormRefusal, 'problems' | 'retryAfterSeconds'>>,
): FormRefusal {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, limits.email) : ''
  }
  return {
    kind: 'refused',
    problems: {},
    values: { name: text('name'), email: text('email') },
    ...problem,
  }
}

/** Returns the refusal of one attempt too many, with the time until the next. */
export function tooMany(form: FormData, title: string, retryAfterSeconds: number): FormRefusal {
  const message = `Too many attempts. Try again in ${inWords(retryAfterSeconds)}.`
  return refusal(form, { title, message, status: 429, retryAfterSeconds })
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
