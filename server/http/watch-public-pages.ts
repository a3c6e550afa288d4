import type { Db } from '#server/database/open-database.ts'
import { readPublicVersion } from '#server/database/public-version.ts'

/** Pages refresh within a second of a change, also of one that another instance made. */
const LOOK_EVERY_MS = 500

type Options = {
  db: Db
  /** Forgets the pages that are kept. */
  drop: () => void
  /** Reads anew what pages are made of, before they are dropped. */
  refresh?: () => Promise<void>
  onError: (error: unknown) => void
  everyMs?: number
}

/**
 * Drops kept pages when what they show was changed, here or by another instance on the same database. A page that
 * was being made meanwhile is not kept either: each drop begins a new generation.
 */
export function watchPublicPages({ db, drop, refresh, onError, everyMs = LOOK_EVERY_MS }: Options) {
  let known: number | undefined
  let hasFailed = false
  let looking: Promise<void> | undefined

  async function look() {
    try {
      const version = await readPublicVersion(db)
      // After an outage nobody knows what was missed.
      if ((known !== undefined && version !== known) || hasFailed) {
        await refresh?.()
        drop()
      }
      known = version
      hasFailed = false
    } catch (error) {
      if (!hasFailed) onError(error)
      hasFailed = true
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, everyMs).unref()

  return {
    /** To be called after a commit of this instance. */
    changed: drop,
    /** Where things stand now; to be waited for before the first page is kept. */
    start: look,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
