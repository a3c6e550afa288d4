import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a data folder for the lifetime of this process, however it ends: SQLite and its caches belong to one
 * process.
 * @throws {FolderInUseError} if another process holds the lock.
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
/** The reference is kept because a garbage-collected database releases its lock. */
let lock: DatabaseSync | undefined

/** Another process already uses the data folder. */
export class FolderInUseError extends Error {}
