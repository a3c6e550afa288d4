import { rmSync } from 'node:fs'
import path from 'node:path'

/** Where the sites of the tests find what Node has compiled for the first of them: a start takes a third less. */
export const compileCache = path.resolve('node_modules/.cache/compiled')

/** Before the first test: a site leaves there what it compiled when it ends by itself, which those of tests hardly do. */
export default async function setup() {
  rmSync(compileCache, { recursive: true, force: true })
  const { startSite } = await import('./start-site.ts')
  const site = await startSite()
  await fetch(`${site.url}/home`).then((response) => response.text())
  await fetch(`${site.url}/del-admin-portal-2025`).then((response) => response.text())
  await site.end()
  await site.remove()
}
