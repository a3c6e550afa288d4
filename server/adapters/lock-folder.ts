import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Holds a data folder for this process for as long as the process lives, however it ends: SQLite and what is cached
 * of it belong to one process.
 *
 * @throws {FolderInUseError} when another process holds it.
 */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  lock = new DatabaseSync(path.join(folder, 'site.lock'))
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new FolderInUseError()
  }
}

const SQLITE_BUSY = 5
/** Kept referenced: a collected database gives up its lock. */
let lock: DatabaseSync | undefined

export class FolderInUseError extends Error {}
