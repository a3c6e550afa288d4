import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import type { Database } from '#server/database/open-database.ts'
import { newChatBrowser } from '../support/browser/chat-browser.ts'
import { nextWeekday } from '../support/browser/next-weekday.ts'
import { postForm } from '../support/browser/post-form.ts'
import { signInEveryRole } from '../support/browser/sign-in.ts'
import { openSiteDatabase } from '../support/records/row-counts.ts'
import { freePort } from '../support/servers/free-port.ts'
import * as gemini from '../support/servers/gemini-server.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let service: gemini.GeminiServer
let site: Site
let database: Database

beforeAll(async () => {
  service = await gemini.startGeminiServer()
  const env = {
    GEMINI_API_KEY: 'the-key-of-the-tests',
    GEMINI_URL: service.url,
    GEMINI_MODELS: 'first,second',
    LOG_LEVEL: 'info',
  }
  site = await startSite({ env })
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await site.remove()
  await service.close()
})
afterEach(() => service.behave(gemini.says('Hello.')))

const newBrowser = (url = () => site.url) => newChatBrowser(url)

test('streams the answer piece by piece, uncached and uncompressed', async () => {
  service.behave(gemini.saysThenHangs('We build bots. ', 'And websites. ', 'And'))
  const stop = new AbortController()
  const browser = newBrowser()
  const response = await browser.post(
    '/api/chat',
    { message: 'What do you do?', page: '/home', locale: 'en' },
    { signal: stop.signal },
  )
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-vercel-ai-ui-message-stream': 'v1',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('set-cookie')).toMatch(/^chat=[^;]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=/)
  // The text arrives although the service is still answering.
  await readUntil(response, 'We build bots.')

  // When the visitor stops, the call ends and the received text stays.
  const aborted = service.aborted()
  stop.abort()
  await expect.poll(() => service.aborted()).toBe(aborted + 1)
  await expect
    .poll(() => browser.open())
    .toMatchObject({
      pending: false,
      messages: [
        { sender: 'visitor', text: 'What do you do?' },
        { sender: 'assistant', status: 'stopped', text: expect.stringContaining('We build bots.') },
      ],
    })
})

test('continues a conversation after a reload, and sends only newer messages on request', async () => {
  const browser = newBrowser()
  expect(await browser.open()).toBeNull()
  service.behave(gemini.says('Namaste.'))
  await browser.say('mujhe ek bot chahiye')
  expect(await browser.open()).toMatchObject({ language: 'hi-Latn', messages: [{ id: 1 }, { id: 2 }] })
  expect((await browser.open('?after=1')).messages).toMatchObject([{ id: 2, sender: 'assistant' }])
  expect((await browser.open('?after=nonsense')).messages).toHaveLength(2)
})

test.each([
  [{ message: '' }, 400, { error: 'empty' }],
  [{ message: 7 }, 400, { error: 'empty' }],
  [{}, 400, { error: 'empty' }],
  [{ message: 'x'.repeat(1_001) }, 400, { error: 'too-long' }],
  [{ retryOf: 1 }, 409, { error: 'nothing-to-retry' }],
  [{ message: { $ne: null } }, 400, { error: 'empty' }],
])('refuses %j with %i', async (body, status, answer) => {
  const response = await newBrowser().post('/api/chat', body)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(answer)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['broken JSON', '{"message": "hello', 'application/json', 400],
  ['no object', '["hello"]', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['a tower', `{"message":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'application/json', 400],
  ['too much', JSON.stringify({ message: 'x'.repeat(maxFormBytes) }), 'application/json', 413],
  ['text', 'hello', 'text/plain', 415],
])('refuses a body that is %s', async (_what, body, type, status) => {
  const response = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': type, origin: site.url },
    body,
  })
  expect(response.status).toBe(status)
})

test('accepts JSON for the chat only, and from the site’s own pages only', async () => {
  const send = (to: string, origin: string) =>
    fetch(site.url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"message":"hello"}',
    })
  expect((await send('/contact', site.url)).status).toBe(415)
  expect((await send('/api/chatter', site.url)).status).toBe(415)
  expect((await send('/api/chat', 'https://evil.test')).status).toBe(403)
})

test('accepts a form without scripts', async () => {
  const response = await postForm(`${site.url}/api/chat/rating`, { rating: '5' })
  expect(response.status).toBe(404)
})

test('confirms a lead, stores a rating and hands the chat over', async () => {
  const browser = newBrowser()
  await browser.say('I need a chatbot for my shop')
  const lead = await browser.post('/api/chat/lead', { name: 'Asha', email: 'asha@example.test' })
  expect(lead.status).toBe(200)
  expect(await lead.json()).toEqual({ category: 'Cold', followUpDays: 7 })
  const wrong = await browser.post('/api/chat/lead', { email: 'nobody' })
  expect({ status: wrong.status, body: await wrong.json() }).toEqual({
    status: 400,
    body: { problems: { email: 'email' } },
  })
  expect((await browser.post('/api/chat/rating', { rating: 4 })).status).toBe(200)
  expect((await browser.post('/api/chat/rating', { rating: 9 })).status).toBe(400)
  const handed = await browser.post('/api/chat/hand-over', { contact: 'asha@example.test' })
  expect(handed.status).toBe(200)
  expect(await browser.say('Anybody there?')).toMatchObject({ text: '', state: { mode: 'waiting' } })
  expect(await browser.open()).toMatchObject({ mode: 'waiting', rating: 4 })
})

test('books a demo, and refuses a second one at the same time', async () => {
  const fields = {
    name: 'Ravi Rao',
    email: 'ravi@example.test',
    service: 'voice-ai',
    date: nextWeekday(),
    time: '15:30',
    consent: 'on',
  }
  const response = await newBrowser().post('/api/chat/demo', fields)
  const answer = await response.json()
  expect(answer).toEqual({
    kind: 'booked',
    bookingId: expect.stringMatching(/^DEMO-[2-9A-HJ-NP-Z]{7}[\w-]{24}$/),
    startsAt: `${fields.date}T10:00:00.000Z`,
    managePath: expect.stringMatching(/^\/booking\/[\w-]+\.[\w-]+$/),
    autoReply: false,
  })
  const wrong = await newBrowser().post('/api/chat/demo', { ...fields, date: '2020-01-01', name: '' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toEqual({ kind: 'invalid', problems: { name: 'required' } })
  const booking = await database.db.selectFrom('demo_bookings').selectAll().executeTakeFirstOrThrow()
  expect(booking).toMatchObject({ id: answer.bookingId, starts_at: `${fields.date}T10:00:00.000Z` })
  const late = await newBrowser().post('/api/chat/demo', { ...fields, name: 'Asha' })
  expect(late.status).toBe(409)
  expect((await late.json()).nearest).toHaveLength(5)
})

test('shows statistics to the team only', async () => {
  const cookies = await signInEveryRole(site)
  const statusOf = async (cookie: string) =>
    (await fetch(`${site.url}/api/chat/statistics`, { headers: { cookie } })).status
  expect(
    await Promise.all([cookies.visitor, cookies.pending, cookies.member, cookies.owner].map(statusOf)),
  ).toEqual([401, 403, 200, 200])
})

test('keeps texts, addresses and keys of the chat out of the log', async () => {
  service.behave(gemini.refuses(401, { message: 'the-key-of-the-tests is bad' }))
  await newBrowser().say('my secret wish, mail me at hidden@example.test')
  // The process's output can arrive later than its answers.
  await expect.poll(() => site.output()).toContain('a text model failed')
  const log = site.output()
  expect(log).not.toMatch(/secret wish|hidden@example|the-key-of-the-tests|asha@|ravi@|conv_/)
})

test('keeps an accepted message after kill -9, and can answer it again', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const port = await freePort()
  const env = { GEMINI_API_KEY: 'k', GEMINI_URL: service.url, GEMINI_MODELS: 'first' }
  let other = await startSite({ dataDir, port, env })
  const browser = newBrowser(() => other.url)
  service.behave(gemini.hangs)
  const cut = browser.post('/api/chat', { message: 'Will you remember this?' })
  const body = cut.then((response) => response.text()).catch(() => 'cut')
  await expect.poll(() => service.calls).toHaveLength(1)
  await other.end('SIGKILL')
  await body
  other = await startSite({ dataDir, port, env })
  expect(await browser.open()).toMatchObject({
    pending: true,
    messages: [{ id: 1, text: 'Will you remember this?' }],
  })
  const opened = openSiteDatabase(other)
  await opened.db.updateTable('conversations').set({ pending_since: '2026-01-01T00:00:00.000Z' }).execute()
  await opened.close()
  service.behave(gemini.says('Yes, I do.'))
  expect((await browser.say('', { retryOf: 1 })).text).toMatch(/^Yes, I do\./)
  await other.end()
  rmSync(dataDir, { recursive: true, force: true })
})

test('ends and stores a pending reply when the process stops', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const port = await freePort()
  const env = { GEMINI_API_KEY: 'k', GEMINI_URL: service.url, GEMINI_MODELS: 'first' }
  let other = await startSite({ dataDir, port, env })
  const browser = newBrowser(() => other.url)
  service.behave(gemini.saysThenHangs('We build bots. ', 'And'))
  const response = await browser.post('/api/chat', { message: 'What do you do?' })
  const body = response.text()
  const began = performance.now()
  expect(await other.end('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(9_000)
  expect(await body).toContain('data-state')
  other = await startSite({ dataDir, port, env })
  expect(await browser.open()).toMatchObject({ pending: false, messages: [{ id: 1 }, { status: 'stopped' }] })
  await other.end()
  rmSync(dataDir, { recursive: true, force: true })
})

async function readUntil(response: Response, text: string): Promise<void> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  for (let body = ''; !body.includes(text); ) {
    const next = await reader?.read()
    if (!next || next.done) throw new Error(`the stream ended without ${text}`)
    body += decoder.decode(next.value, { stream: true })
  }
}
