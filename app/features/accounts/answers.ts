import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '#app/lib/report-outage.ts'
import type { FormRefusal } from '#server/accounts/account-forms.ts'
import type { FormVisit } from '#server/accounts/dependencies.ts'
import type { Services } from '#server/app.ts'

type Place = { context: Readonly<RouterContextProvider>; request: Request }

/** Returns the submitted form with its sender. */
export async function readVisit({ context, request }: Place): Promise<FormVisit> {
  const { addressKey } = context.get(visitContext)
  return { form: await readForm(request), headers: request.headers, addressKey }
}

/**
 * Runs the use case of an account form; `title` is the heading of a refusal. In an outage the form is refused and keeps
 * its words, but no passwords.
 */
export async function submitForm<T>(
  place: Place,
  title: string,
  work: (accounts: Services['accounts'], visit: FormVisit) => Promise<T | FormRefusal>,
): Promise<T | FormRefusal> {
  const visit = await readVisit(place)
  try {
    return await work(place.context.get(servicesContext).accounts, visit)
  } catch (error) {
    // A response, such as a redirect.
    if (!(error instanceof Error)) throw error
    reportOutage(place, error)
    const text = (field: string) => String(visit.form.get(field) ?? '')
    return {
      kind: 'refused',
      status: 503,
      title,
      message: UNAVAILABLE,
      problems: {},
      values: { name: text('name'), email: text('email') },
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    }
  }
}

/** Returns a refused form to its page, with the time until the next attempt. */
export function answerRefusal(refusal: FormRefusal) {
  const { status, retryAfterSeconds } = refusal
  const headers: HeadersInit = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return data({ refusal }, { status, headers })
}

/** Redirects and sets or clears the cookies of a session. */
export function redirectWithCookies(path: string, cookies: string[]): Response {
  return redirect(path, { status: 303, headers: setCookies(cookies) })
}

export function setCookies(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** Passes the action's `Retry-After` on to the page. */
export function passRetryAfter({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const retryAfter = actionHeaders.get('Retry-After')
  return retryAfter ? { 'Retry-After': retryAfter } : {}
}

export const UNAVAILABLE = 'This could not be done just now. Please try again in a moment.'
export const UNEXPECTED_ERROR = 'An unexpected error occurred. Please try again.'
