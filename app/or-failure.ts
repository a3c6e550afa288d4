import { type SendFailure, whyFailed } from './why-failed.ts'

/** The server's answer to a form; where it gave none, what `instead` makes of the reason, so that the text stays. */
export async function orFailure<Answer, Instead>(
  serverAction: () => Promise<Answer>,
  instead: (failure: SendFailure) => Instead,
): Promise<Answer | Instead> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect: it is done.
    if (error instanceof Response) throw error
    return instead(whyFailed(error))
  }
}
