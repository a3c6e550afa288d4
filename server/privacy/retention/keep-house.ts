import { mailFailedSignIns } from '#server/accounts/failed-sign-ins.ts'
import type { Database } from '#server/database/open-database.ts'
import { forgetKeptItems } from '#server/leads/items/kept-items.ts'
import type { Logger } from '#server/logger.ts'
import { every } from '#server/repeating.ts'
import { mailQuarantined } from '#server/submissions/mail-quarantined.ts'
import { deleteOld, type RetentionParts } from './delete-old.ts'
import { forgetSentEmails } from './forget-sent-emails.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than a run takes; an instance that died is followed by another afterwards. */
const LEASE_MS = 60 * 60 * 1000
const LOOK_EVERY_MS = 5 * 60 * 1000

type Parts = RetentionParts & { logger: Pick<Logger, 'info' | 'warn'>; messageHost: string }

/**
 * Once a day, on one instance, what is too old goes. Mails that are to be forgotten, and what could be taken back for an
 * hour, go every few minutes.
 */
export function startKeepingHouse(parts: Parts): { stop(): void } {
  return every(
    LOOK_EVERY_MS,
    () => keepHouse(parts),
    (error) => parts.logger.warn({ err: error }, 'old entries could not be deleted'),
  )
}

export async function keepHouse(parts: Parts): Promise<void> {
  await forgetSentEmails(parts)
  await forgetKeptItems(parts)
  const now = parts.clock()
  const { database, messageHost } = parts
  const since = (await lastRunAt(database)) ?? new Date(now.getTime() - DAY_MS)
  if (!(await claimRun(database, now))) return
  try {
    await database.write(async (trx) => {
      await mailQuarantined(trx, { since, now, messageHost })
      await mailFailedSignIns(trx, { since, now, messageHost })
    })
    const counts = await deleteOld(parts)
    if (Object.keys(counts).length > 0) parts.logger.info({ counts }, 'old entries deleted')
  } catch (error) {
    // The next look tries again.
    await finishRun(parts.database, null)
    throw error
  }
  await finishRun(parts.database, now)
}

async function lastRunAt({ db }: Database): Promise<Date | undefined> {
  const run = await db
    .selectFrom('retention_runs')
    .select('finished_at')
    .where('id', '=', 1)
    .executeTakeFirst()
  return run?.finished_at ? new Date(run.finished_at) : undefined
}

/** Whether it is this instance's turn: the last run is a day ago, and no other is at it. */
async function claimRun(database: Database, now: Date): Promise<boolean> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString()
  const claimed = await database.write((trx) =>
    trx
      .updateTable('retention_runs')
      .set({ locked_until: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where('id', '=', 1)
      .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '<=', yesterday)]))
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now.toISOString())]))
      .executeTakeFirstOrThrow(),
  )
  return claimed.numUpdatedRows > 0n
}

async function finishRun(database: Database, at: Date | null): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('retention_runs')
      .set({ locked_until: null, ...(at ? { finished_at: at.toISOString() } : {}) })
      .where('id', '=', 1)
      .execute(),
  )
}
