import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#server/database/open-database.ts'

/** Within what balancers wait for an answer. */
const DEADLINE_MS = 3_000
/** As much as SQLite writes for a small change. */
const PROBE = new Uint8Array(8 * 1024)

type Parts = { database: Pick<Database, 'ping'>; dataDir: string; deadlineMs?: number }

/**
 * A check that resolves when the database and the data folder can be written to. It throws otherwise, and after
 * `deadlineMs` milliseconds. Callers at the same time share one check.
 */
export function createReadiness({ database, dataDir, deadlineMs = DEADLINE_MS }: Parts) {
  const probe = probeOf(dataDir)
  async function check() {
    await database.ping()
    // SQLite writes to the disk only with a commit: what is rolled back does not find out that it is full.
    try {
      await writeFile(probe, PROBE)
    } finally {
      await rm(probe, { force: true })
    }
  }

  let underWay: Promise<void> | undefined
  return async (): Promise<void> => {
    underWay ??= check().finally(() => {
      underWay = undefined
    })
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('not ready in time')), deadlineMs)
    })
    await Promise.race([underWay, deadline]).finally(() => clearTimeout(timer))
  }
}

/** Makes the folder where it is missing. Throws where files can't be written in it. */
export function checkFolder(folder: string): void {
  const probe = probeOf(folder)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** One for each process: several may share the folder. */
const probeOf = (folder: string) => path.join(folder, `.probe-${process.pid}`)
