import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

const hasStrace = spawnSync('strace', ['-V']).status === 0

let site: Site
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'strace-'))
  site = await startSite()
})
afterAll(async () => {
  await site.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('writes a lead to disk before the answer', async ({ skip }) => {
  if (!hasStrace) skip('strace is not installed')
  const trace = path.join(folder, 'trace.txt')
  const watcher = await watch(site.process.pid as number, trace)
  if (!watcher) return skip('this machine lets nobody trace a process')

  // The name appears in the write-ahead log's pages, and the answer is found by its status line.
  const name = 'Person To Be Found Again'
  const response = await postForm(`${site.url}/contact`, quoteFields({ name, email: 'found@example.test' }))
  expect(response.status).toBe(303)
  await unwatch(watcher)

  const calls = finishedCalls(readFileSync(trace, 'utf8'))
  const asked = calls.findIndex((call) => /^(read|recvfrom)\(/.test(call) && call.includes('"POST /contact '))
  const logged = calls.findLastIndex(
    (call) => /^pwrite64\(\d+<[^>]*site\.db-wal>/.test(call) && call.includes(name),
  )
  const synced = calls.findIndex(
    (call, i) => i > logged && /^(fsync|fdatasync)\(\d+<[^>]*site\.db-wal>\)\s*= 0/.test(call),
  )
  const answered = calls.findIndex(
    (call, i) => i > asked && /^(write|writev|sendto)\(/.test(call) && call.includes('HTTP/1.1 303 '),
  )
  expect(asked).toBeGreaterThanOrEqual(0)
  expect(logged).toBeGreaterThan(asked)
  expect(synced).toBeGreaterThan(logged)
  expect(answered).toBeGreaterThan(synced)
})

/** Traces the process and its threads; returns undefined if tracing is not allowed. */
async function watch(pid: number, file: string): Promise<ChildProcess | undefined> {
  const calls = 'trace=fsync,fdatasync,read,recvfrom,write,writev,sendto,pwrite64'
  const watcher = spawn('strace', ['-f', '-y', '-s', '8192', '-e', calls, '-o', file, '-p', String(pid)])
  return new Promise((resolve) => {
    let said = ''
    watcher.stderr.on('data', (chunk) => {
      said += chunk
      if (/attached/.test(said)) resolve(watcher)
    })
    watcher.once('exit', () => resolve(undefined))
  })
}

async function unwatch(watcher: ChildProcess) {
  const ended = once(watcher, 'exit')
  watcher.kill('SIGINT')
  await ended
}

/**
 * Returns the calls in the order in which they finished. `-f` splits calls that others interrupt, so this
 * joins them.
 */
function finishedCalls(trace: string): string[] {
  const begun = new Map<string, string>()
  const calls: string[] = []
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    if (rest.endsWith('<unfinished ...>')) begun.set(thread, rest.replace(/\s*<unfinished \.\.\.>$/, ''))
    else if (resumed) calls.push((begun.get(thread) ?? '') + resumed[1])
    else calls.push(rest)
  }
  return calls
}
