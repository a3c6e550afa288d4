import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import packageFile from '../../../package.json' with { type: 'json' }

const KEPT = path.resolve('node_modules/.cache/chromium')

/** Unpacks the browser before the first test, so that concurrent test files don't each unpack it. */
export default function setup() {
  if (!process.env.CHROMIUM_PATH) unpackBrowser()
}

type BrowserPackage = '@sparticuz/chromium' | 'old-chromium'

/**
 * Unpacks a browser once and returns its path. The package's own unpacking is not atomic, so this unpacks
 * into a temporary folder and then renames it.
 */
export function unpackBrowser(name: BrowserPackage = '@sparticuz/chromium', folder = KEPT): string {
  const version = packageFile.devDependencies[name].replace(/.*@/, '')
  const whole = path.join(folder, version)
  if (!existsSync(whole)) {
    mkdirSync(folder, { recursive: true })
    const fresh = mkdtempSync(`${whole}-`)
    try {
      unpackInto(fresh, name)
      renameSync(fresh, whole)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      // A concurrent process was faster.
      if (!existsSync(whole)) throw error
    }
  }
  return path.join(whole, 'chromium')
}

function unpackInto(folder: string, name: BrowserPackage): void {
  const script = path.join(import.meta.dirname, 'unpack-here.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, name], {
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the browser could not be unpacked: ${stderr}`)
  // Old versions accept a file that is already there.
  if (!existsSync(path.join(folder, 'chromium'))) throw new Error('/tmp/chromium is in the way of unpacking')
}
