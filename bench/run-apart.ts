import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a script of this folder with a plan in its own process and returns its JSON output. */
export function runApart<Result>(script: string, plan: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, script), JSON.stringify(plan)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as Result)
      else reject(new Error(`${script} ended with ${code}`))
    })
  })
}
