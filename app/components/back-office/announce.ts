import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { showToast } from '#app/components/ui/toasts.ts'
import { tooLongText, whyFailed } from '#app/why-failed.ts'
import type { ChangeResult, Told } from './change-result.ts'
import { lastAnswer, lastChange } from './last-change.ts'
import { failureOf, type RequestFailure } from './outage.ts'

/**
 * Sends a change to the server and says how it ended, also when the server could not be reached. `unsure`: what is
 * said where somebody went on before the answer came; where nothing is, they see it where they look next.
 */
export async function announce<Result extends Told>(
  send: () => Promise<Result>,
  failure: string,
  whatFailed?: string,
  unsure?: Pick<Told, 'message' | 'description'>,
): Promise<Result | Told> {
  let result: Result | Told
  try {
    result = await send()
  } catch (error) {
    // A redirect: the session ended, or somebody else may not do this.
    if (error instanceof Response) throw error
    if (isLeftBehind(error)) {
      if (unsure) showToast({ title: unsure.message, description: unsure.description, tone: 'error' })
      throw error
    }
    result = failed(error, failure, whatFailed)
  }
  lastAnswer.set(result)
  if (!(result.ok && (result.isSeen || isSaidWithUndo(result)))) {
    showToast({
      title: result.message,
      description: result.description,
      tone: result.ok ? 'success' : 'error',
      // Of many changes in a row only the newest is told: a pile would cover the buttons. What failed stays.
      topic: result.ok ? 'change' : undefined,
    })
  }
  // The way back stands above the screen until somebody moves on.
  if (result.ok) lastChange.set(canBeUndone(result) ? result : undefined)
  return result
}

/** Somebody went on, or pressed again: the server may have done it, and nobody waits for the answer. */
function isLeftBehind(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** What is said where the server gave no answer of its own. `failure` and `whatFailed` say what was not done. */
export function failed(error: unknown, failure: string, whatFailed?: string): Told {
  const description = [whatFailed, whatToDo(error)].filter(Boolean).join(' ')
  return { ok: false, message: failure, description }
}

function whatToDo(error: unknown): string {
  const reason = whyFailed(error)
  if (reason.kind === 'too-long') {
    return tooLongText(
      'The text is about {n} characters too long to send. Shorten it and try again.',
      reason.by,
    )
  }
  return advice[failureOf(error) ?? 'unknown']
}

const advice: Record<RequestFailure, string> = {
  connection: 'Check the connection and try again.',
  server: 'The server has a problem. Try again in a moment.',
  unknown: 'Try again in a moment.',
}

/** The notice with the way back says it already; a toast beside it would say it twice, over the next button. */
function isSaidWithUndo(result: ChangeResult | Told): boolean {
  return (
    canBeUndone(result) &&
    !result.description &&
    Boolean(result.undo?.label.toLowerCase().includes(result.message.toLowerCase()))
  )
}

function canBeUndone(result: ChangeResult | Told): result is ChangeResult {
  return 'undo' in result && result.undo !== undefined && 'changeId' in result.undo
}

const addressOf = ({ pathname, search }: URL) => pathname + search

/**
 * After a change that failed nothing is newer on the server. A page that was opened meanwhile is loaded all the same.
 */
export function revalidateUnlessFailed({
  actionResult,
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // The page that a form was sent to is where its own answer is shown.
  if (![addressOf(currentUrl), formAction].includes(addressOf(nextUrl))) return true
  const result = actionResult as Told | undefined
  // Of itself React Router asks for nothing after a status such as 404, also where what is shown is out of date.
  return result?.ok === false ? result.gone === true : defaultShouldRevalidate
}
