/** What the server answers to a form; where no answer came, `instead`, so that what was typed stays. */
export async function orUnreached<Answer, Instead>(
  serverAction: () => Promise<Answer>,
  instead: Instead,
): Promise<Answer | Instead> {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect: it is done.
    if (error instanceof Response) throw error
    return instead
  }
}
