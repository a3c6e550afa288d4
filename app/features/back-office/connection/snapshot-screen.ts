import { useEffect } from 'react'
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  type NavigateFunction,
  redirect,
  useLocation,
  useNavigate,
} from 'react-router'
import { tooLongText, whyFailed } from '#app/lib/forms/why-failed.ts'
import { isOfficeResult } from '#app/lib/office/office-result.ts'
import { failureOf, failureWords, noteFailure, noteLoaded, type RequestFailure } from '#app/office/outage.ts'
import { clearResult, tellResult } from '#app/office/tell-result.ts'
import { showToast } from '#app/ui/site/toasts.ts'
import { outageName, outageToast } from '../outage-toast.ts'

type Results = Record<string, DataStrategyResult>

type Screen = {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Its place in the browser's history. */
  entry: number
  navigate: NavigateFunction
}

const LAYOUT = 'routes/office/layout'
const ANSWER_WITHIN_MS = 30_000

/** What is shown; undefined for an error page. */
let screen: Screen | undefined
let isGoingBack = false

const historyEntry = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Tells `snapshotScreen` what is shown while the calling component is mounted. */
export function useSnapshot(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    screen = { pathname, search, hash, state, entry: historyEntry(), navigate }
    return () => {
      screen = undefined
    }
  }, [pathname, search, hash, state, navigate])
}

/**
 * Keeps the screen, and with it everything typed, where React Router would show an error page because a request
 * found no server or one with a problem: a refresh keeps the old data, a failed navigation stays where it began, and
 * a form that was not answered stays as it is.
 */
export const snapshotScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  const isRefresh = screen !== undefined && screen.pathname + screen.search === pathname + search
  if (request.method !== 'GET') {
    clearResult()
    return answerForm(await next(), request)
  }
  if (isRefresh && isGoingBack) {
    isGoingBack = false
    return {}
  }
  const results = await within(next(), ANSWER_WITHIN_MS)
  if (request.signal.aborted) return results ?? {}
  const failed = results ? failureIn(results) : { failure: 'unknown' as const, error: undefined }
  if (results && !failed) {
    if (Object.keys(results).length > 0) noteLoaded()
    return results
  }
  if (!failed) return {}
  if (!screen) {
    // What the menu shows was loaded before.
    const { [LAYOUT]: _, ...others } = results ?? {}
    return others
  }
  noteFailure(failed.failure)
  if (isRefresh) return {}
  sayNotOpened(failed)
  const aborted = new Promise((resolve) => request.signal.addEventListener('abort', resolve))
  goBack(screen)
  await aborted
  return {}
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

type Failed = { failure: RequestFailure; error: unknown }

function failureIn(results: Results): Failed | undefined {
  for (const { type, result } of Object.values(results)) {
    if (type !== 'error') continue
    const error = isWrapped(result) ? result.data : result
    const failure = failureOf(error)
    if (failure) return { failure, error }
  }
  return undefined
}

/** React Router wraps what an action throws, as `data()` does. */
const isWrapped = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

const sayWhy = (failure: RequestFailure) =>
  failure === 'unknown' ? 'No answer came from the server.' : failureWords[failure]

function sayNotOpened({ failure, error }: Failed) {
  const name = outageName(error)
  const words = name
    ? outageToast(name)
    : { title: 'The page could not be opened', description: sayWhy(failure) }
  showToast({ ...words, tone: 'error', topic: 'not-opened' })
}

/** Ends a navigation by going to where it began, which asks the server nothing. */
function goBack({ pathname, search, hash, state, entry, navigate }: Screen) {
  isGoingBack = true
  const steps = entry - historyEntry()
  // Going back or forward has changed the address already.
  if (steps !== 0) void navigate(steps)
  else void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
}

/** Resolves to undefined if the work takes longer. */
function within<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined)),
  ])
}
