import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runBuilt, runBuiltEnv } from '../../../scripts/run-built.ts'
import { compileCache } from '../browser/compile-cache.ts'
import { newDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'

export type Site = {
  url: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** Returns the one-time owner link that it printed. */
  ownerLink(): string
  /** Sends `signal` and waits for the exit code. The data folder stays. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** Kills it and removes the data folder. */
  remove(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../../..')

/** Starts the built site as `npm start` does, on a free port and with its own data folder. */
export async function startSite(
  options: {
    env?: Record<string, string>
    dataDir?: string
    port?: number
    /** A command that runs it, such as a tracer; it must keep the process id for Node. */
    under?: readonly string[]
  } = {},
): Promise<Site> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? newDataFolder()
  const [command = process.execPath, ...args] = [...(options.under ?? []), process.execPath, ...runBuilt]
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...runBuiltEnv,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      WARM_UP: process.env.WARM_UP,
      NODE_COMPILE_CACHE: compileCache,
      ...options.env,
    },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  await started(child, () => printed)

  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = (await exit) as [number | null]
    return code
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: child,
    output: () => printed,
    ownerLink() {
      const link = /https?:\/\/\S+\?claim=\S+/.exec(printed)?.[0]
      if (!link) throw new Error(`no owner link was printed:\n${printed}`)
      return link
    },
    end,
    remove: async () => {
      await end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when `npm start` has printed its last line. */
function started(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (/^Open http/m.test(printed())) resolve()
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${printed()}`)))
  })
}
