import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import packageFile from '../package.json' with { type: 'json' }

const KEPT = path.resolve('node_modules/.cache/chromium')

/** Before the first test: test files that start side by side would each unpack it. */
export default function setup() {
  if (!process.env.CHROMIUM_PATH) unpackBrowser()
}

type BrowserPackage = '@sparticuz/chromium' | 'old-chromium'

/**
 * A browser that comes with the tests, unpacked once and kept: its path. The package itself unpacks to where whoever
 * comes next takes it for whole, so that is done in a folder that has another name until it is.
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
      // Another one was first.
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
  // Old versions are content with one that lies there.
  if (!existsSync(path.join(folder, 'chromium'))) throw new Error('/tmp/chromium is in the way of unpacking')
}
