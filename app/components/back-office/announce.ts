import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { showToast } from '#app/components/ui/toasts.ts'
import type { ChangeResult } from './change-result.ts'

/** Sends a change to the server and says how it ended, also when the server could not be reached. */
export async function announce(send: () => Promise<ChangeResult>, failure: string): Promise<ChangeResult> {
  let result: ChangeResult
  try {
    result = await send()
  } catch (error) {
    // A redirect: the session ended, or somebody else may not do this.
    if (error instanceof Response) throw error
    result = { ok: false, message: failure, description: 'Check the connection and try again.' }
  }
  showToast({
    title: result.message,
    description: result.description,
    tone: result.ok ? 'success' : 'error',
  })
  return result
}

/**
 * After a change that failed nothing is newer on the server, and where it can't be reached asking it again would
 * put an error in the place of the page.
 */
export function revalidateUnlessFailed({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const result = actionResult as ChangeResult | undefined
  // Of itself React Router asks for nothing after a status such as 404, also where what is shown is out of date.
  return result?.ok === false ? result.gone === true : defaultShouldRevalidate
}
