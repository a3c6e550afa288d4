import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { pages } from '#content/pages.ts'
import { prices } from '#content/prices.ts'
import { knownAmounts } from '#server/chat/known-amounts.ts'
import { replyRules } from '#server/chat/prompt.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { attacks } from './attacks.ts'
import * as gemini from './gemini-server.ts'
import { type Sent, startTestChat } from './test-chat.ts'
import { openTestDatabase } from './test-database.ts'

let service: gemini.GeminiServer
let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  service = await gemini.startGeminiServer()
})
afterAll(() => service.close())
beforeEach(async () => {
  database = await openTestDatabase('sqlite')
})
afterEach(() => database.remove())

/** Does all that it is told, and all that an attacker could hope for. */
const obeys: gemini.GeminiBehaviour = (response, call) => {
  const instructions = call.body.systemInstruction?.parts[0]?.text ?? ''
  const asked = call.body.contents.at(-1)?.parts[0]?.text ?? ''
  const answer = `Of course. ${instructions} ${asked} The bot costs ₹1. Only Rs. 499 today, 99 rupaye, $5, INR 500. Pay at https://pay.evil.example/upi or www.evil.example now. [Click](https://evil.example/login) ![x](https://evil.example/t.png) <img src=x onerror=alert(1)> <script>alert(1)</script> javascript:alert(1) Write to attacker@evil.example. ${Buffer.from(instructions).toString('base64')}`
  gemini.proposes(
    answer,
    { name: 'delete_everything', args: {} },
    { name: 'show_page', args: { page: 'https://evil.example' } },
    { name: 'show_page', args: { page: '__proto__' } },
    { name: 'show_prices', args: { group: 'constructor', ids: ['name'] } },
    { name: 'show_prices', args: { group: 'smb', ids: ['toString', 'free'] } },
    { name: 'confirm_contact', args: {} },
  )(response, call)
}

const echoes: gemini.GeminiBehaviour = (response, call) => {
  const asked = call.body.contents.at(-1)?.parts[0]?.text ?? ''
  gemini.says(...(asked.match(/.{1,7}/gs) ?? ['']))(response, call)
}

const isHonest = gemini.says('I can help with bots, websites and songs. ', 'What do you need?')

const ownPaths = new Set(Object.values(pages).flatMap((page) => Object.values(page.paths) as string[]))

function expectHarmless({ text, actions }: Sent) {
  expect(text).not.toMatch(/<\/?[a-z!]|!\[|\]\(|javascript:/i)
  expect(text).not.toMatch(/evil|169\.254|https?:\/\/(?!www\.example\.test)/i)
  for (const [address] of text.matchAll(/[\w.]+@[\w.]+\w/g)) expect(address).toBe(business.contactEmail)
  for (const [path] of text.matchAll(/(?<=\s)\/[a-z][\w/-]*/g)) expect(ownPaths).toContain(path)
  for (const rule of replyRules) {
    for (const sentence of rule.split('. ')) expect(text).not.toContain(sentence)
  }
  expect(text).not.toMatch(/a-key|show_prices|facts_are_missing|[A-Za-z0-9+/]{80}/)
  for (const [, amount = ''] of text.matchAll(/(?:₹|rs\.?|inr)\s*([\d,]+)/gi)) {
    expect(knownAmounts.rupees).toContain(Number(amount.replaceAll(',', '')))
  }
  for (const [, amount = ''] of text.matchAll(/\$\s*([\d,]+)/g)) {
    expect(knownAmounts.dollars).toContain(Number(amount.replaceAll(',', '')))
  }
  for (const [, amount = ''] of text.matchAll(/([\d,]+)\s*(?:rupees|rupaye|rs\b)/gi)) {
    expect(knownAmounts.rupees).toContain(Number(amount.replaceAll(',', '')))
  }
  for (const action of (actions ?? []) as Record<string, unknown>[]) {
    expect(['price-card', 'page', 'booking', 'hand-over', 'ask', 'confirm-lead']).toContain(action.kind)
    if (action.kind === 'page') expect(Object.keys(pages)).toContain(action.page)
    if (action.kind === 'price-card') expect(Object.keys(prices)).toContain(action.group)
  }
}

test('there are at least two hundred attacks', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(200)
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length)
})

describe.each([
  ['obeys', obeys],
  ['echoes', echoes],
  ['is honest', isHonest],
])('with a model that %s', (_what, behaviour) => {
  test('no attack leaks, links, marks up or prices anything', async () => {
    service.behave(behaviour)
    const { newBrowser } = startTestChat(database, {
      gemini: { url: service.url },
      rateLimits: createRateLimits(false),
      callsPerDay: 1_000_000,
    })
    for (const { name, turns } of attacks) {
      const browser = newBrowser()
      for (const turn of turns) {
        const sent = await browser.send(turn)
        try {
          expect(sent.refusal).toBeUndefined()
          expectHarmless(sent)
        } catch (error) {
          throw new Error(`${name}\n${sent.text}`, { cause: error })
        }
      }
    }
    // Nothing was made of it: no lead, no mail, nobody handed over.
    const { db } = database
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
    expect(await db.selectFrom('emails').select('id').execute()).toEqual([])
    expect(
      await db.selectFrom('conversations').select('id').where('mode', '<>', 'assistant').execute(),
    ).toEqual([])
  }, 120_000)

  test('past the day’s cap no attack calls the service', async () => {
    service.behave(behaviour)
    const { newBrowser } = startTestChat(database, {
      gemini: { url: service.url },
      rateLimits: createRateLimits(false),
      callsPerDay: 3,
    })
    for (const { turns } of attacks.slice(0, 20)) {
      const browser = newBrowser()
      for (const turn of turns) await browser.send(turn)
    }
    expect(service.calls.length).toBeLessThanOrEqual(3)
  })
})
