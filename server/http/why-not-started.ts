import type { Config } from '#server/config.ts'
import { FolderInUseError } from '#server/database/lock-folder.ts'

/** What the person at the terminal can do about a start that failed; the rest of the error where nobody knows. */
export function whyNotStarted(error: unknown, config: Config): string {
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown }
  if (error instanceof FolderInUseError) {
    return `Another process uses the data folder ${config.dataDir}. Stop it, or set DATA_DIR to another folder.`
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} is taken on ${config.host}. Stop what listens there, or set PORT to another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${config.host} is no address of this machine. Set HOST to one that is.`
    case 'ECONNREFUSED':
      return 'The database at DATABASE_URL does not answer. Is it running, and are host and port right?'
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `This user may not listen on port ${config.port}. Set PORT to one above 1023.`
  }
  if (isUnwritable(code, errcode)) {
    return `The data folder ${config.dataDir} cannot be written. Set DATA_DIR to a folder that this user may write to.`
  }
  return `The site could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

const SQLITE_READONLY = 8
const SQLITE_CANTOPEN = 14

function isUnwritable(code: unknown, errcode: unknown): boolean {
  if (typeof errcode === 'number') return [SQLITE_READONLY, SQLITE_CANTOPEN].includes(errcode & 0xff)
  return ['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST', 'EPERM', 'ENOSPC'].includes(String(code))
}
