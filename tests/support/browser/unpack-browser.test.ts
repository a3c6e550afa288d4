import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(path.resolve('node_modules/.cache-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('gives test files that start at the same time a complete browser each', async () => {
  const script = `
    import { spawnSync } from 'node:child_process'
    import { unpackBrowser } from './tests/support/browser/unpack-browser.ts'
    const { stdout, error } = spawnSync(unpackBrowser('@sparticuz/chromium', ${JSON.stringify(folder)}), ['--version'], { encoding: 'utf8' })
    if (error) throw error
    console.log(stdout)
  `
  const start = () =>
    run(process.execPath, ['--input-type=module-typescript', '--eval', script], { cwd: path.resolve() })
  const answers = await Promise.all([start(), start()])
  for (const { stdout } of answers) expect(stdout).toMatch(/Chromium|Chrome/)
  expect(readdirSync(folder)).toHaveLength(1)
})
