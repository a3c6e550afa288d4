import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFormBytes } from '#domain/form-size.ts'
import {
  budgetRanges,
  businessTypes,
  projectComplexities,
  projectTimelines,
  serviceInterests,
  urgencies,
} from '#domain/leads/lead.ts'
import type { Database } from '#server/database/open-database.ts'
import { quoteFields } from '../support/browser/post-form.ts'
import { countRows, openSiteDatabase } from '../support/records/row-counts.ts'
import { fetchRaw } from '../support/requests/fetch-raw.ts'
import { answerOf, expectSafe } from '../support/requests/safe-answer.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'
import { hostileTexts } from './hostile-texts.ts'

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

/** Texts that would run or leak something if they came back unescaped. */
const mustNotComeBack = ['<script>alert(31337)', '<img src=x onerror', '</textarea></title>']

type Sent = { body: BodyInit; headers?: Record<string, string> }

async function send({ body, headers = {} }: Sent, path = '/contact') {
  const response = await fetch(site.url + path, {
    method: 'POST',
    body,
    headers: { origin: site.url, ...headers },
    redirect: 'manual',
  })
  return answerOf(response)
}

const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.constantFrom('x'.repeat(5_001), 'é'.repeat(6_000), ' ', '\n\n\n', ''),
)
const anyFile = fc.constantFrom(
  new File(['text'], 'a.txt'),
  new File([], '../../etc/passwd', { type: 'text/html' }),
)

/** Returns arbitrary content for a field: valid values, nothing, several values, a file, or anything else. */
function field(right: fc.Arbitrary<string>): fc.Arbitrary<readonly (string | File)[]> {
  return fc.oneof(
    { weight: 60, arbitrary: right.map((value) => [value]) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: anyText.map((value) => [value]) },
    { weight: 1, arbitrary: fc.array(anyText, { minLength: 2, maxLength: 4 }) },
    { weight: 1, arbitrary: anyFile.map((value) => [value]) },
  )
}
const option = (values: readonly string[]) => field(fc.constantFrom('', ...values))

const anyForm = fc.record({
  name: field(fc.constant('Asha')),
  email: field(fc.uuid().map((id) => `${id}@example.test`)),
  phone: field(fc.constantFrom('', '+254 712 345 678')),
  message: field(anyText),
  serviceInterest: field(fc.constantFrom(...serviceInterests)),
  budgetRange: option(budgetRanges),
  projectTimeline: option(projectTimelines),
  businessType: option(businessTypes),
  projectComplexity: option(projectComplexities),
  urgency: option(urgencies),
  consent: field(fc.constant('on')),
  idempotencyKey: field(fc.uuid()),
  attribution: field(
    fc.constantFrom(
      '{"utmSource":"google\\u0000","googleClick":"yes"}',
      '{"__proto__":{"ref":1}}',
      '[[[[',
      '7',
    ),
  ),
  'leads[0][a][b]': field(fc.constant('deep')),
  constructor: field(fc.constant('polluted')),
})

describe('quote form with arbitrary content', () => {
  // Every object has properties with these names, but they are not options.
  test.each(['__proto__', 'constructor', 'toString'])(
    'refuses an option named %s and shows the form again',
    async (name) => {
      const right = {
        name: 'Asha',
        email: 'asha@example.test',
        message: 'A bot',
        serviceInterest: 'ecommerce',
        consent: 'on',
      }
      const choices = [
        'serviceInterest',
        'budgetRange',
        'projectTimeline',
        'businessType',
        'urgency',
        'projectComplexity',
      ]
      for (const choice of choices) {
        for (const budgetRange of ['under-25k', '50k-1l', '']) {
          const fields = { ...right, budgetRange, [choice]: name }
          const answer = await send({ body: new URLSearchParams(fields) })
          expect(answer.status, `${choice}, ${budgetRange}`).toBe(400)
          expectSafe(answer, site)
        }
      }
    },
  )

  test.each(['urlencoded', 'in parts'] as const)(
    '%s, accepts the form completely or refuses it completely',
    async (encoding) => {
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(anyForm, async (fields) => {
          const entries = Object.entries(fields).flatMap(([name, values]) =>
            values.map((value) => [name, value] as const),
          )
          const before = await countRows(database)
          const answer = await send({
            body:
              encoding === 'urlencoded'
                ? new URLSearchParams(entries.map(([n, v]) => [n, String(v)]))
                : inParts(entries),
          })
          seen.add(answer.status)
          expectSafe(answer, site, mustNotComeBack)
          const after = await countRows(database)
          if (answer.status === 303) {
            const taken = (after.emails - before.emails) / 2
            const noted = after.lead_activities - before.lead_activities
            const held = after.quarantined_submissions - before.quarantined_submissions
            // Nothing is stored if the key was that of an earlier form.
            expect([0, 1]).toContain(taken + held)
            // New details of a known person are noted too.
            expect(noted).toBeGreaterThanOrEqual(taken)
            expect(noted).toBeLessThanOrEqual(4 * taken)
          } else {
            // 413 means that the texts were too long.
            expect([400, 413]).toContain(answer.status)
            expect(after).toEqual(before)
          }
        }),
        { numRuns: 80 },
      )
      // Fuzzing is only useful while it reaches both outcomes.
      expect([...seen]).toEqual(expect.arrayContaining([303, 400]))
    },
  )

  test.each(hostileTexts)('stores %j unchanged', async (text) => {
    const email = `${crypto.randomUUID()}@example.test`
    const message = `before ${text} after`
    const answer = await send({
      body: new URLSearchParams(quoteFields({ email, message, name: `Asha ${text}` })),
    })
    expect(answer.status).toBe(303)
    const lead = await database.db
      .selectFrom('leads')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(lead.message).toBe(withoutControls(message))
    expect(lead.name).toBe(withoutControls(`Asha ${text}`).replace(/\s+/g, ' ').trim())
  })
})

describe('body that is not one of the site’s forms', () => {
  const fields = new URLSearchParams(quoteFields()).toString()
  const form = 'application/x-www-form-urlencoded'
  const cases: [string, Sent, number][] = [
    ['JSON', { body: JSON.stringify(quoteFields()), headers: { 'content-type': 'application/json' } }, 415],
    ['plain text', { body: fields, headers: { 'content-type': 'text/plain' } }, 415],
    ['no type', { body: new Blob([fields]) }, 415],
    ['two types', { body: fields, headers: { 'content-type': `${form};a=b, text/plain` } }, 415],
    [
      'an unknown parameter',
      { body: fields, headers: { 'content-type': `${form}; x="${'y'.repeat(200)}"` } },
      415,
    ],
    [
      'a compressed form',
      { body: gzipSync(fields), headers: { 'content-type': form, 'content-encoding': 'gzip' } },
      415,
    ],
    ['parts without a boundary', { body: fields, headers: { 'content-type': 'multipart/form-data' } }, 415],
    [
      'parts with another boundary',
      { body: '--a\r\n\r\n--a--', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      400,
    ],
    [
      'parts cut off',
      {
        body: '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nasha@',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
    ],
    [
      'a file cut off',
      {
        body: '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
    ],
    [
      'parts with broken headers',
      {
        body: '--b\r\nContent-Disposition: \r\n\r\nx\r\n--b--',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
    ],
    ['nothing', { body: '', headers: { 'content-type': form } }, 400],
    ['no parts', { body: '--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } }, 400],
    ['separators only', { body: '&'.repeat(30_000), headers: { 'content-type': form } }, 400],
    ['thousands of fields', { body: 'a=1&'.repeat(8_000), headers: { 'content-type': form } }, 400],
    ['deep brackets', { body: `a${'[b]'.repeat(9_000)}=1`, headers: { 'content-type': form } }, 400],
    [
      'broken escapes',
      { body: 'name=%&email=%zz&message=%c3%28&serviceInterest=%ff', headers: { 'content-type': form } },
      400,
    ],
    ['too long', { body: `message=${'x'.repeat(maxFormBytes)}`, headers: { 'content-type': form } }, 413],
  ]

  test.each(cases)('refuses a body (%s) with a reason and changes nothing', async (_name, sent, status) => {
    const before = await countRows(database)
    const answer = await send(sent)
    expect(answer.status, answer.body).toBe(status)
    expectSafe(answer, site)
    expect(await countRows(database)).toEqual(before)
  })

  test.each(cases)('has no fault with a body (%s) at the address for scripts either', async (_name, sent) => {
    const before = await countRows(database)
    const answer = await send(sent, '/contact.data')
    expectSafe(answer, site)
    expect(await countRows(database)).toEqual(before)
  })

  // This runs last, and both requests at once: the server closes a connection with so much unread data,
  // perhaps while the next test uses it.
  test('refuses 5 MB at both addresses and changes nothing', async () => {
    const before = await countRows(database)
    const sent = { body: `message=${'x'.repeat(5 * 1024 * 1024)}`, headers: { 'content-type': form } }
    const answers = await Promise.all([send(sent), send(sent, '/contact.data')])
    expect(answers[0].status, answers[0].body).toBe(413)
    for (const answer of answers) expectSafe(answer, site)
    expect(await countRows(database)).toEqual(before)
  })

  test('still accepts a valid form', async () => {
    const form = new URLSearchParams(quoteFields({ email: 'last@example.test' })).toString()
    const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
    // This needs a connection of its own, for the same reason.
    const { status } = await fetchRaw(`${site.url}/contact`, headers, 'POST', form)
    expect(status).toBe(303)
  })
})

function inParts(entries: (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

/** Removes control characters as specified, without the code under test. */
function withoutControls(text: string): string {
  const kept = [...text.toWellFormed().replace(/\r\n?/g, '\n')].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return character === '\n' || character === '\t' || (code >= 0x20 && !(code >= 0x7f && code <= 0x9f))
  })
  return kept.join('').trim()
}
