import { RefusedError } from '#server/accounts/authorize.ts'

/** What the specification calls the failures of this service. */
export type LeadFailure =
  | 'Failed to fetch leads'
  | 'Failed to fetch lead activities'
  | 'Failed to fetch lead stats'
  | 'Failed to create lead'
  | 'Failed to update lead'
  | 'Failed to delete lead'

/** Names an outage for the screen that shows it; what really happened stays with it, for the log alone. */
export async function failingAs<T>(failure: LeadFailure, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new Error(failure, { cause: error })
  }
}
