import { spawn } from 'node:child_process'
import path from 'node:path'
import { findNewerApis } from './find-newer-apis.ts'

// Checks format, lint, import rules, types and unused code. All checks run, so that one call shows every
// problem.
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin')
const checks: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'check', '.'],
  ['import rules', 'depcruise', '--output-type', 'err', 'app', 'assistant', 'content', 'domain', 'server'],
  ['types', 'tsc', '--noEmit'],
  ['types of the pure rules', 'tsc', '--noEmit', '--project', 'domain'],
  ['unused code', 'knip'],
]

await run('route types', 'react-router', 'typegen')
const failed: string[] = []
for (const [name, command, ...args] of checks) {
  if (!(await run(name, command, ...args))) failed.push(name)
}
console.log('— browser support')
const newerApis = findNewerApis(path.resolve(import.meta.dirname, '..'))
for (const line of newerApis) console.log(line)
if (newerApis.length > 0) failed.push('browser support')
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

function run(name: string, command: string, ...args: string[]): Promise<boolean> {
  console.log(`— ${name}`)
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, command), args, { stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
