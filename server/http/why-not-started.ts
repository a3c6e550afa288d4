import { FolderInUseError } from '#server/adapters/lock-folder.ts'
import type { Config } from '#server/config.ts'

/** Returns one line that tells the person at the terminal why the site did not start. */
export function whyNotStarted(error: unknown, { dataDir, host, port }: Config): string {
  const { name, code, message } = error as Record<string, unknown>
  if (error instanceof FolderInUseError) {
    return `Another process uses the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`
  }
  if (name === 'NewerDatabaseError') {
    return 'The database was made by a newer version of the site. Start that version, or restore a backup.'
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken on ${host}. Stop what listens there, or set PORT to another one.`
  }
  // The system and the database say what is wrong; an error of several addresses has only a code.
  const [reason] = String(message || code || error).split('\n', 1)
  return `The site could not start with the data folder ${dataDir}: ${reason}`
}
