import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import type { Database } from '#server/database/open-database.ts'
import { quoteFields } from '../support/browser/post-form.ts'
import { countRows, openSiteDatabase } from '../support/records/row-counts.ts'
import { parseAnswers, sendBytes } from '../support/requests/raw-request.ts'
import { expectSafe } from '../support/requests/safe-answer.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let site: Site
let database: Database

beforeAll(async () => {
  site = await startSite()
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await site.remove()
})

const form = new URLSearchParams(quoteFields()).toString()
const host = () => `Host: ${new URL(site.url).host}\r\n`
const formHead = () =>
  `POST /contact HTTP/1.1\r\n${host()}Origin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\n`
const chunked = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n0\r\n\r\n`

/** What is sent, and the allowed statuses of the answers; an empty list means no answer. */
const cases: [string, () => string | Buffer, number[]][] = [
  ['nothing', () => '', []],
  ['garbage', () => Buffer.from([0, 1, 2, 3, 255, 254, 13, 10, 13, 10]), [400]],
  ['a TLS greeting', () => Buffer.from('16030100c8010000c40303', 'hex'), [400]],
  ['an HTTP/2 greeting', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['HTTP/0.9', () => 'GET /home\r\n', [400]],
  ['HTTP/9.9', () => `GET /home HTTP/9.9\r\n${host()}\r\n`, [400]],
  ['a made-up method', () => `SMUGGLE /home HTTP/1.1\r\n${host()}\r\n`, [400]],
  ['half a line', () => 'GET /ho', [400]],
  ['half a head', () => `GET /home HTTP/1.1\r\n${host()}X-Half: `, [400]],
  ['no Host', () => 'GET /home HTTP/1.1\r\n\r\n', [400]],
  ['no Host in HTTP/1.0', () => 'GET /home HTTP/1.0\r\n\r\n', [400]],
  ['another server’s address', () => `GET http://evil.test/home HTTP/1.1\r\n${host()}\r\n`, [400]],
  ['an address that is a host', () => `GET evil.test:80 HTTP/1.1\r\n${host()}\r\n`, [400]],
  ['an address with a space', () => `GET /ho me HTTP/1.1\r\n${host()}\r\n`, [400]],
  ['a space before the colon', () => `GET /home HTTP/1.1\r\n${host()}X-A : b\r\n\r\n`, [400]],
  ['a folded header', () => `GET /home HTTP/1.1\r\n${host()}X-A: b\r\n c\r\n\r\n`, [400]],
  ['a NUL in a header', () => `GET /home HTTP/1.1\r\n${host()}X-A: b\0c\r\n\r\n`, [400]],
  ['a header without a colon', () => `GET /home HTTP/1.1\r\n${host()}nonsense\r\n\r\n`, [400]],
  ['20 KB of headers', () => `GET /home HTTP/1.1\r\n${host()}X-A: ${'b'.repeat(20_000)}\r\n\r\n`, [431]],
  ['five hundred headers', () => `GET /home HTTP/1.1\r\n${host()}${'X-A: b\r\n'.repeat(500)}\r\n`, [200]],
  ['five thousand headers', () => `GET /home HTTP/1.1\r\n${host()}${'X-A: b\r\n'.repeat(5_000)}\r\n`, [431]],
  ['an address of 20 KB', () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host()}\r\n`, [431]],
  ['an expectation', () => `${formHead()}Expect: a-miracle\r\nContent-Length: 0\r\n\r\n`, [417]],
  [
    'a length and chunks',
    () => `${formHead()}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(form)}`,
    [400],
  ],
  [
    'chunks and a length',
    () => `${formHead()}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked(form)}`,
    [400],
  ],
  [
    'two lengths',
    () => `${formHead()}Content-Length: 4\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    [400],
  ],
  ['a length below zero', () => `${formHead()}Content-Length: -1\r\n\r\n${form}`, [400]],
  ['a length with a sign', () => `${formHead()}Content-Length: +${form.length}\r\n\r\n${form}`, [400]],
  ['a length beyond numbers', () => `${formHead()}Content-Length: ${'9'.repeat(40)}\r\n\r\n${form}`, [400]],
  [
    'an unknown transfer coding',
    () => `${formHead()}Transfer-Encoding: xchunked\r\n\r\n${chunked(form)}`,
    [400],
  ],
  [
    'chunked under another coding',
    () => `${formHead()}Transfer-Encoding: chunked, identity\r\n\r\n${chunked(form)}`,
    [400],
  ],
  [
    'two transfer codings',
    () => `${formHead()}Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(form)}`,
    [400],
  ],
  [
    'a chunk size that is none',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n${chunked(form, 'zz')}`,
    [400],
  ],
  [
    'a chunk size below zero',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n${chunked(form, '-5')}`,
    [400],
  ],
  [
    'a chunk shorter than it says',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n${chunked(form, 'fff')}`,
    [400],
  ],
  [
    'a chunk longer than it says',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n${chunked(form, '5')}`,
    [400],
  ],
  [
    'an endless chunk extension',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\nname=\r\n0\r\n\r\n`,
    [400, 413],
  ],
  [
    'too much in chunks',
    () => `${formHead()}Transfer-Encoding: chunked\r\n\r\n${chunked('x'.repeat(maxFormBytes + 1))}`,
    [413],
  ],
  [
    'more announced than sent',
    () => `${formHead()}Content-Length: ${form.length + 50}\r\n\r\n${form}`,
    [400],
  ],
  [
    'too much announced and not sent',
    () => `${formHead()}Content-Length: ${maxFormBytes + 1}\r\n\r\n${form}`,
    [400, 413],
  ],
]

describe('bytes that no browser sends', () => {
  test.each(cases)('(%s) get a clear refusal or none, and change nothing', async (_name, bytes, statuses) => {
    const before = await countRows(database)
    const answers = parseAnswers(await sendBytes(site, bytes()))
    for (const answer of answers) {
      expect(statuses).toContain(answer.status)
      // Node refuses what is no HTTP request itself, without a body.
      if (answer.body !== '') expectSafe(answer, site, ['evil.test', 'nonsense', 'SMUGGLE'])
    }
    expect(answers.length).toBe(statuses.length === 0 ? 0 : 1)
    expect(await countRows(database)).toEqual(before)
  })
})

describe('several requests on one connection', () => {
  const get = (target: string) => `GET ${target} HTTP/1.1\r\n${host()}\r\n`

  test('answers each one in order', async () => {
    const targets = ['/healthz', '/home', '/nowhere', '/contact?sent=x', '/readyz']
    const bytes = targets.map(get).join('').replace(/\r\n$/, 'Connection: close\r\n\r\n')
    const answers = parseAnswers(await sendBytes(site, bytes, { staysOpen: true }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200])
    for (const answer of answers) expectSafe(answer, site)
  })

  test('treats a request hidden in a form’s body as text', async () => {
    const hidden = `name=x&message=\r\n\r\n${get('/metrics')}`
    const bytes = `${formHead()}Content-Length: ${hidden.length}\r\n\r\n${hidden}${get('/healthz')}`
    const answers = parseAnswers(await sendBytes(site, bytes))
    expect(answers.map(({ status }) => status)).toEqual([400, 200])
    expect(answers[1]?.body).toBe('ok\n')
  })

  test('never takes what follows a refused form for a request', async () => {
    const inside = get('/metrics')
    const foreign = formHead().replace(/Origin: .*\r\n/, 'Origin: https://evil.test\r\n')
    const answers = parseAnswers(
      await sendBytes(site, `${foreign}Content-Length: ${inside.length}\r\n\r\n${inside}`),
    )
    expect(answers.map(({ status }) => status)).toEqual([403])
  })

  test('refuses garbage after a valid request', async () => {
    const answers = parseAnswers(await sendBytes(site, `${get('/nowhere')}\0\0garbage\r\n\r\n`))
    expect([[404], [404, 400], [400], []]).toContainEqual(answers.map(({ status }) => status))
  })

  test('opens no websocket', async () => {
    const upgrade = `GET /home HTTP/1.1\r\n${host()}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`
    expect(parseAnswers(await sendBytes(site, upgrade)).map(({ status }) => status)).toEqual([200])
  })
})

test('keeps running without printing a fault', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(site.output()).not.toMatch(/"level":(50|60)|Error/)
})
