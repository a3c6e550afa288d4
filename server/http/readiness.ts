import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#server/database/open-database.ts'

/** Load balancers wait longer than this for an answer. */
const DEADLINE_MS = 3_000
/** The amount that SQLite writes for a small change. */
const PROBE = new Uint8Array(8 * 1024)

type Parts = { database: Pick<Database, 'ping'>; dataDir: string; deadlineMs?: number }

/**
 * Creates a check that resolves if the database and the data folder are writable. It throws otherwise, and
 * after `deadlineMs` milliseconds. Concurrent callers share one check.
 */
export function createReadiness({ database, dataDir, deadlineMs = DEADLINE_MS }: Parts) {
  const probe = probeOf(dataDir)
  async function check() {
    await database.ping()
    // SQLite writes to disk only on commit, so a rolled-back probe would not detect a full disk.
    try {
      await writeFile(probe, PROBE)
    } finally {
      await rm(probe, { force: true })
    }
  }

  let pending: Promise<void> | undefined
  return async (): Promise<void> => {
    pending ??= check().finally(() => {
      pending = undefined
    })
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('not ready in time')), deadlineMs)
    })
    await Promise.race([pending, deadline]).finally(() => clearTimeout(timer))
  }
}

/** Creates the folder if it is missing. Throws if files cannot be written in it. */
export function checkFolder(folder: string): void {
  const probe = probeOf(folder)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(probe, PROBE)
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Each process has its own file, because several may share the folder. */
const probeOf = (folder: string) => path.join(folder, `.probe-${process.pid}`)
