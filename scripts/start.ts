import { spawn } from 'node:child_process'
import { buildWhenNeeded } from './built.ts'
import { runBuilt, runBuiltEnv } from './run-built.ts'

await buildWhenNeeded()

// React and React Router choose their production code by this variable when they are loaded.
const env = { ...process.env, ...runBuiltEnv }
if (process.platform === 'win32') {
  const site = spawn(process.execPath, runBuilt, { env, stdio: 'inherit' })
  site.on('exit', (code) => process.exit(code ?? 1))
} else {
  // The site replaces this process, so that it receives signals itself and no memory of the build remains.
  process.execve?.(process.execPath, [process.execPath, ...runBuilt], env as Record<string, string>)
}
