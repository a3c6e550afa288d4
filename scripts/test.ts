import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenNeeded } from './built.ts'

// Builds the site, because journeys run against it, runs every test, and prints the result in one line.
await buildWhenNeeded()

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))
const report = path.join(folder, 'report.json')
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  // The tests reuse the knowledge from this build.
  { stdio: 'inherit', env: { ...process.env, KNOWLEDGE_FILE: path.resolve('build/answers.bin') } },
)
const { passed, failed } = countTests()
rmSync(folder, { recursive: true, force: true })
// A run that failed outside its tests counts as failed too.
const failures = status === 0 ? failed : Math.max(failed, 1)
console.log(`${passed} passed, ${failures} failed`)
process.exitCode = failures > 0 || passed === 0 ? 1 : 0

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts a file whose tests could not start as a failure. */
function countTests(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
