import { data, redirect } from 'react-router'
import type { FormRefusal } from '#server/accounts/account-forms.ts'

/** A refused form goes back to be mended; one that came too often says when to come again. */
export function answerRefusal(refusal: FormRefusal, intent = '') {
  const { retryAfterSeconds } = refusal
  return data(
    { refusal, intent },
    {
      status: refusal.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  )
}

/** Goes on with a session's cookies, set or taken away. */
export function redirectWithCookies(path: string, cookies: string[]): Response {
  return redirect(path, { status: 303, headers: setCookies(cookies) })
}

export function setCookies(cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** Lets the action's headers through to the page. */
export function passRetryAfter({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const retryAfter = actionHeaders.get('Retry-After')
  return retryAfter ? { 'Retry-After': retryAfter } : {}
}

export const UNEXPECTED_ERROR = 'An unexpected error occurred. Please try again.'

/** What the form shows where no answer came, or one that nobody foresaw. */
export function unexpected(title: string): { refusal: FormRefusal } {
  return {
    refusal: { kind: 'refused', status: 400, title, message: UNEXPECTED_ERROR, problems: {}, values: {} },
  }
}
