import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/servers/free-port.ts'
import { startSite } from '#tests/support/servers/start-site.ts'
import { runBuilt, runBuiltEnv } from '../scripts/run-built.ts'
import { atMost, type Bench, median, megabytes, ms } from './figures.ts'
import { root } from './tools.ts'

const STARTS = 5
const IDLE_SECONDS = 10

/** The time until the site accepts requests, and its memory when idle. */
export const start: Bench = {
  name: 'start',
  title: 'Start and memory',
  async *measure() {
    const times: number[] = []
    for (let i = 0; i < STARTS; i++) times.push(await timeStart())
    const memory = await idleMemory()
    yield [
      atMost(`ready after the start, median of ${STARTS}`, median(times), 1_000, ms),
      atMost(`memory after ${IDLE_SECONDS} s without requests`, memory, 150 * 1024 ** 2, megabytes),
    ]
  },
}

/** Measures from the process start with an empty data folder to the first 200 of /readyz. */
async function timeStart(): Promise<number> {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const { PATH } = process.env
  const began = performance.now()
  const server = spawn(process.execPath, runBuilt, {
    cwd: root,
    stdio: 'ignore',
    env: { PATH, ...runBuiltEnv, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  const exit = once(server, 'exit')
  try {
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (ready?.status === 200) return performance.now() - began
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
      await sleep(5)
    }
  } finally {
    server.kill('SIGKILL')
    await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function idleMemory(): Promise<number> {
  // As `npm start` runs it: without the tests' cache of compiled code, which stays in memory.
  const site = await startSite({ env: { RATE_LIMITS: 'on', NODE_COMPILE_CACHE: '' } })
  try {
    await sleep(IDLE_SECONDS * 1000)
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(site.process.pid)], { encoding: 'utf8' })
    return Number(stdout.trim()) * 1024
  } finally {
    await site.remove()
  }
}
