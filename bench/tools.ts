import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** Returns whether an optional program is installed. */
export function hasTool(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}

const TMPFS = 0x01021994

/** Creates a folder beside the project's data, because temporary folders may be in memory. */
export function folderOnDisk(): { folder: string; inMemory: boolean } {
  const data = path.join(root, 'data')
  mkdirSync(data, { recursive: true })
  const folder = mkdtempSync(path.join(data, 'bench-'))
  return { folder, inMemory: statfsSync(folder).type === TMPFS }
}
