import { spawn } from 'node:child_process'
import { buildWhenNeeded } from './built.ts'
import { runBuilt, runBuiltEnv } from './run-built.ts'

await buildWhenNeeded()

// React and React Router choose their production code by this, when they are loaded.
const env = { ...process.env, ...runBuiltEnv }
if (process.platform === 'win32') {
  const site = spawn(process.execPath, runBuilt, { env, stdio: 'inherit' })
  site.on('exit', (code) => process.exit(code ?? 1))
} else {
  // Takes this process's place: signals reach the site itself, and nothing of the build stays in memory.
  process.execve?.(process.execPath, [process.execPath, ...runBuilt], env as Record<string, string>)
}
