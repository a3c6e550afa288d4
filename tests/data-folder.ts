import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder for a database; in tests it is in memory where that has room (`vitest.config.ts`). */
export function newDataFolder(): string {
  return mkdtempSync(path.join(process.env.TEST_DATA_FOLDER ?? tmpdir(), 'site-'))
}
