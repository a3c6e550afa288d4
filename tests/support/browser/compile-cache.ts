import { rmSync } from 'node:fs'
import path from 'node:path'

/** The folder for compiled code that the tests' sites share, which makes a start a third faster. */
export const compileCache = path.resolve('node_modules/.cache/compiled')

/**
 * Clears the folder before the first test. A site fills it when it exits normally, which those in tests
 * rarely do.
 */
export default async function setup() {
  rmSync(compileCache, { recursive: true, force: true })
  const { startSite } = await import('../servers/start-site.ts')
  const site = await startSite()
  await fetch(`${site.url}/home`).then((response) => response.text())
  await fetch(`${site.url}/del-admin-portal-2025`).then((response) => response.text())
  await site.end()
  await site.remove()
}
