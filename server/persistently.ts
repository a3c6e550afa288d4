import { setTimeout as sleep } from 'node:timers/promises'

const TRIES = 6

/** What was sent must be noted, or it is sent again: a busy database is asked more than once. */
export async function persistently(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (attempt === TRIES) throw error
      await sleep(100 * 2 ** attempt)
    }
  }
}
