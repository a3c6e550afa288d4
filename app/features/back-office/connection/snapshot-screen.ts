import { useEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, redirect, useLocation } from 'react-router'
import { tooLongText, whyFailed } from '#app/lib/forms/why-failed.ts'
import { isOfficeResult } from '#app/lib/office/office-result.ts'
import {
  failureOf,
  failureWords,
  noteFailure,
  noteLoaded,
  outageName,
  type RequestFailure,
} from '#app/office/outage.ts'
import { clearResult, tellResult } from '#app/office/tell-result.ts'

type Results = Record<string, DataStrategyResult>

const LAYOUT = 'routes/office/layout'

/** The address of what is shown; undefined for an error page. */
let screen: { pathname: string; search: string } | undefined

/** Tells `snapshotScreen` what is shown while the calling component is mounted. */
export function useSnapshot(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    screen = { pathname, search }
    return () => {
      screen = undefined
    }
  }, [pathname, search])
}

/**
 * Keeps the screen, and with it everything typed, where React Router would show an error page because a request
 * found no server or one with a problem: a refresh keeps the old data, and a form that was not answered stays as
 * it is.
 */
export const snapshotScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== 'GET') {
    clearResult()
    return answerForm(await next(), request)
  }
  const results = await next()
  if (request.signal.aborted) return results
  const failure = failureIn(results)
  if (!failure) {
    if (Object.keys(results).length > 0) noteLoaded()
    return results
  }
  const { pathname, search } = new URL(request.url)
  if (screen?.pathname === pathname && screen.search === search) {
    noteFailure(failure)
    return {}
  }
  // What the menu shows was loaded before.
  const { [LAYOUT]: _, ...others } = results
  return others
}

/** Says how a form ended, and lets what it answered be shown. */
function answerForm(results: Results, request: Request): Results {
  const [routeId, { type, result }] = Object.entries(results)[0] ?? ['', { type: 'data', result: undefined }]
  if (result instanceof Response || request.signal.aborted || !screen) return results
  const answer = isWrapped(result) ? result : { data: result, init: null }
  if (type === 'error') {
    tellResult({ ok: false, ...sayNotSaved(result) })
    // Not undefined: a fetcher would keep its answer before this one.
    return { [routeId]: { type: 'data', result: null } }
  }
  if (!isOfficeResult(answer.data)) return results
  const { ok, draft, goTo, isLeft } = answer.data
  tellResult(answer.data)
  const isHere = screen.pathname === new URL(request.url).pathname
  if (goTo && (isLeft || isHere)) {
    if (ok && draft) sessionStorage.removeItem(draft)
    return { [routeId]: { type: 'error', result: redirect(goTo) } }
  }
  // With the status of a failure, React Router would not load the page again.
  return { [routeId]: { type: 'data', result: answer.data } }
}

function sayNotSaved(result: unknown): { message: string; description: string } {
  const error = isWrapped(result) ? result.data : result
  const reason = whyFailed(error)
  if (reason.kind === 'too-long') {
    return { message: 'Not saved', description: tooLongText(TOO_LONG, reason.by) }
  }
  return {
    message: outageName(error) ?? 'This may not have been saved',
    description: `${sayWhy(failureOf(error) ?? 'unknown')} What you entered is still here.`,
  }
}

const TOO_LONG = 'The text is about {n} characters too long to send. Shorten it and try again.'

function failureIn(results: Results): RequestFailure | undefined {
  return Object.values(results)
    .filter(({ type }) => type === 'error')
    .map(({ result }) => failureOf(isWrapped(result) ? result.data : result))
    .find(Boolean)
}

/** React Router wraps what an action throws, as `data()` does. */
const isWrapped = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

const sayWhy = (failure: RequestFailure) =>
  failure === 'unknown' ? 'No answer came from the server.' : failureWords[failure]
