import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pagePaths } from '#content/pages.ts'
import { freePort } from '../support/servers/free-port.ts'
import { startSite } from '../support/servers/start-site.ts'

const root = path.resolve(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operating-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('renders every public page before the first request', async () => {
  const site = await startSite({ dataDir: folder, env: { WARM_UP: 'on' } })
  // HEAD requests are answered from the cache and never fill it.
  const isKept = async (page: string) =>
    (await fetch(site.url + page, { method: 'HEAD' })).headers.has('etag')
  // Rendering all pages takes long while other files run beside this one.
  await expect.poll(() => isKept(pagePaths.at(-1) ?? ''), { timeout: 200_000 }).toBe(true)
  for (const page of pagePaths) expect([page, await isKept(page)]).toEqual([page, true])
  await site.end('SIGKILL')
})

describe('stopping', () => {
  test('reports not ready at once, completes a form that is arriving, and exits with 0', async () => {
    const site = await startSite({ dataDir: folder })
    const slow = await startSlowPost(site.url)
    const began = performance.now()
    const ended = site.end('SIGTERM')

    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503)
    slow.finish()
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 303 /)
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(countLeads(path.join(folder, 'site.db'))).toBe(1)
  })

  test('does not wait for idle keep-alive connections', async () => {
    const site = await startSite({ dataDir: folder })
    const { hostname, port } = new URL(site.url)
    const silent = connect(Number(port), hostname)
    await new Promise((resolve) => silent.once('connect', resolve))
    const answered = await fetch(`${site.url}/healthz`)
    expect(answered.status).toBe(200)
    await answered.text()

    const began = performance.now()
    expect(await site.end('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(5_000)
    silent.destroy()
  })
})

// server/http/why-not-started.test.ts has the other reasons.
describe('start that can’t succeed', () => {
  test('reports another process that uses the data folder', async () => {
    const site = await startSite({ dataDir: folder })
    const { code, printed } = await runMain({ PORT: String(await freePort()), DATA_DIR: folder })
    await site.end('SIGKILL')
    expect(code).toBe(1)
    expect(printed).toContain(`Another process uses the data folder ${folder}`)
    expect(printed).not.toContain('    at ')
    await (await startSite({ dataDir: folder })).end()
  })

  test('reports a damaged database', async () => {
    writeFileSync(path.join(folder, 'site.db'), 'x'.repeat(10_000))
    const { code, printed } = await runMain({ PORT: String(await freePort()), DATA_DIR: folder })
    expect(code).toBe(1)
    expect(printed).toBe(`The site could not start with the data folder ${folder}: file is not a database\n`)
  })

  test('reports every mistake in the settings', async () => {
    const { code, printed } = await runMain({ PORT: 'http', SITE_URL: 'example.com', LOG_LEVEL: 'loud' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'SITE_URL', 'LOG_LEVEL']) expect(printed).toContain(`  ${name}: must be`)
    expect(printed).not.toContain('    at ')
  })
})

test('creates files that only its own user can read, and overwrites a copy only if asked to', async () => {
  const dataDir = path.join(folder, 'data')
  const site = await startSite({ dataDir })
  await postLead(site.url, 'asha@example.test')
  const copy = path.join(folder, 'copy.db')
  await runScript('scripts/backup.ts', [copy], { DATA_DIR: dataDir })
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
  const files = readdirSync(dataDir).filter((name) => statSync(path.join(dataDir, name)).isFile())
  expect(files.sort()).toEqual(['session-secret', 'site.db', 'site.db-shm', 'site.db-wal', 'site.lock'])
  for (const file of [copy, ...files.map((name) => path.join(dataDir, name))])
    expect([file, modeOf(file)]).toEqual([file, '600'])
  expect(modeOf(dataDir)).toBe('700')
  await site.end()

  writeFileSync(copy, 'something dear')
  const refused = await runScript('scripts/backup.ts', [copy], { DATA_DIR: dataDir })
  expect(refused.code).toBe(1)
  expect(refused.printed).toContain('--force')
  const forced = await runScript('scripts/backup.ts', [copy, '--force'], { DATA_DIR: dataDir })
  expect(forced).toMatchObject({ code: 0 })
  expect(countLeads(copy)).toBe(1)
})

describe('backing up', () => {
  test('copies a consistent database while leads arrive, and the copy starts', async () => {
    const site = await startSite({ dataDir: folder })
    let sent = 0
    let writing = true
    const writes = (async () => {
      while (writing) {
        const response = await postLead(site.url, `asha.${sent}@example.test`)
        expect(response.status).toBe(303)
        sent++
      }
    })()
    await expect.poll(() => sent).toBeGreaterThan(5)
    const atLeast = sent
    const restored = mkdtempSync(path.join(tmpdir(), 'restored-'))
    const copy = path.join(restored, 'site.db')
    const backup = await runScript('scripts/backup.ts', [copy], { DATA_DIR: folder })
    writing = false
    await writes
    await site.end()
    expect(backup).toMatchObject({ code: 0 })

    const rows = countLeads(copy)
    expect(rows).toBeGreaterThanOrEqual(atLeast)
    const again = await startSite({ dataDir: restored })
    try {
      expect((await postLead(again.url, 'someone.else@example.test')).status).toBe(303)
      expect(countLeads(copy)).toBe(rows + 1)
    } finally {
      await again.remove()
    }
  })

  test.each([
    ['PostgreSQL has a tool of its own', { DATABASE_URL: 'postgres://site@127.0.0.1/site' }, 'pg_dump'],
    ['there is no database', {}, 'no database'],
  ])('reports that %s', async (_why, env, says) => {
    const copy = path.join(folder, 'copy.db')
    const { code, printed } = await runScript('scripts/backup.ts', [copy], { DATA_DIR: folder, ...env })
    expect(code).toBe(1)
    expect(printed).toContain(says)
  })
})

function leadForm(email: string) {
  return new URLSearchParams({
    name: 'Asha Verma',
    email,
    message: 'We run a dental clinic in Saket and miss calls after eight.',
    serviceInterest: 'ai-chatbots',
    consent: 'on',
  })
}

function postLead(url: string, email: string) {
  return fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: leadForm(email),
  })
}

/** Starts a form of which the server has the head and the first half; `finish` sends the rest. */
async function startSlowPost(url: string) {
  const { hostname, port, host } = new URL(url)
  const body = leadForm('slow@example.test').toString()
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
  })
  await new Promise<void>((resolve) =>
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nExpect: 100-continue\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\n' +
        `Content-Length: ${body.length}\r\n\r\n`,
      () => resolve(),
    ),
  )
  // The server has accepted the request when it asks for the body.
  await new Promise((resolve) => socket.once('data', resolve))
  socket.write(body.slice(0, 20))
  return {
    answer: answer.then((text) => text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')),
    finish: () => socket.write(body.slice(20)),
  }
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status
}

function countLeads(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('select count(*) as leads from leads').get()
  database.close()
  return Number(row?.leads)
}

function runMain(env: Record<string, string>) {
  return runScript('build/main.js', [], env)
}

function runScript(script: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; printed: string }>((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk
      })
    }
    child.on('close', (code) => resolve({ code, printed }))
  })
}
