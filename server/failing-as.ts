import { RefusedError } from '#server/accounts/authorize.ts'

/** Names an outage for the screen that shows it; what really happened stays with it, for the log alone. */
export async function failingAs<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new Error(failure, { cause: error })
  }
}
