import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Returns a new folder for a database, in memory if there is space (`vitest.config.ts`). */
export function newDataFolder(): string {
  return mkdtempSync(path.join(process.env.TEST_DATA_FOLDER ?? tmpdir(), 'site-'))
}
