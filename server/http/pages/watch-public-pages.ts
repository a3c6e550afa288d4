import type { Db } from '#server/database/open-database.ts'
import { readPublicVersion } from '#server/database/public-version.ts'

/** Pages refresh within a second of a change, also by another instance. */
const LOOK_EVERY_MS = 500

type Options = {
  db: Db
  drop: () => void
  /** Reloads the content of pages before they are dropped. */
  refresh?: () => Promise<void>
  onError: (error: unknown) => void
  everyMs?: number
}

/**
 * Watches for content changes by this or another instance on the same database, and drops the cached pages.
 * Each drop begins a new generation, so a page rendered during the change is not cached either.
 */
export function watchPublicPages({ db, drop, refresh, onError, everyMs = LOOK_EVERY_MS }: Options) {
  let known: number | undefined
  let hasFailed = false
  let looking: Promise<void> | undefined

  async function look() {
    try {
      const version = await readPublicVersion(db)
      // Changes during an outage may have been missed.
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
    /** Must be called after a commit of this instance. */
    changed: drop,
    /** Reads the current version; must be awaited before the first page is cached. */
    start: look,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
