import { type SendFailure, whyFailed } from './why-failed.ts'

/**
 * Returns the server's answer to a form. If there is none, returns `instead` of the reason, so that the
 * visitor's text stays. Redirects are rethrown.
 */
export async function orFailure<Answer, Instead>(
  serverAction: () => Promise<Answer>,
  instead: (failure: SendFailure) => Instead,
): Promise<Answer | Instead> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect means success.
    if (error instanceof Response) throw error
    return instead(whyFailed(error))
  }
}
