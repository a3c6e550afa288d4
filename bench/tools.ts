import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Creates a folder beside the project's data, because temporary folders may be in memory. */
export function folderOnDisk(): string {
  const data = path.join(root, 'data')
  mkdirSync(data, { recursive: true })
  return mkdtempSync(path.join(data, 'bench-'))
}
