import { FolderInUseError } from '#server/adapters/lock-folder.ts'
import type { Config } from '#server/config.ts'

/** Returns one line that tells the person at the terminal how to fix a failed start. */
export function whyNotStarted(error: unknown, config: Config): string {
  const { name, code, errcode, syscall, hostname, message } = error as Record<string, unknown>
  if (error instanceof FolderInUseError) {
    return `Another process uses the data folder ${config.dataDir}. Stop it, or set DATA_DIR to another folder.`
  }
  if (name === 'NewerDatabaseError') {
    return 'The database was made by a newer version of the site. Start that version, or restore a backup.'
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} is taken on ${config.host}. Stop what listens there, or set PORT to another one.`
    case 'EADDRNOTAVAIL':
      return notOurAddress(config)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return hostname === config.host ? notOurAddress(config) : NO_DATABASE
    case 'ENOSPC':
      return diskFull(config)
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `This user may not listen on port ${config.port}. Set PORT to one above 1023.`
  }
  const sqliteError = Number(errcode) & 0xff
  if (sqliteError === SQLITE_FULL) return diskFull(config)
  if (sqliteLocked.has(sqliteError)) {
    return `Another program has locked ${config.databaseFile}. Stop it and start again.`
  }
  if (sqliteDamaged.has(sqliteError)) {
    return `${config.databaseFile} is damaged. Restore a backup (see docs/operating.md).`
  }
  if (sqliteUnwritable.has(sqliteError)) return unwritable(config)
  if (/^(EACCES|EROFS|ENOTDIR|EEXIST|EPERM|EIO)$/.test(String(code))) return unwritable(config)
  if (/^(28|3D000$)/.test(String(code))) {
    return 'PostgreSQL refuses the user, the password or the database name in DATABASE_URL.'
  }
  if (
    /^(ECONN|ETIMEDOUT|EHOST|ENET|08|57P)/.test(String(code)) ||
    /timeout|terminated/.test(String(message))
  ) {
    return NO_DATABASE
  }
  return `The site could not start: ${String(message ?? error).split('\n', 1)}`
}

const SQLITE_FULL = 13
/** Busy, locked. */
const sqliteLocked = new Set([5, 6])
/** Corrupt, not a database. */
const sqliteDamaged = new Set([11, 26])
/** Read-only, input or output failed, cannot open. */
const sqliteUnwritable = new Set([8, 10, 14])

const NO_DATABASE =
  'The database at DATABASE_URL does not answer. Is it running, and are host and port right?'

const notOurAddress = ({ host }: Config) => `${host} is no address of this machine. Set HOST to one that is.`
const diskFull = ({ dataDir }: Config) =>
  `The disk of the data folder ${dataDir} is full. Make room and start again.`
const unwritable = ({ dataDir }: Config) =>
  `The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder that this user may write to.`
