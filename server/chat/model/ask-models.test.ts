import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGeminiModels } from '#server/adapters/gemini.ts'
import { createCircuitBreaker } from '#server/circuit-breaker.ts'
import * as gemini from '#tests/support/servers/gemini-server.ts'
import { askModels, type ModelService, type ServiceOutcome } from './ask-models.ts'
import type { ModelPart } from './stream-model.ts'

let server: gemini.GeminiServer
let now: number
let service: ModelService
let calls: number

beforeAll(async () => {
  server = await gemini.startGeminiServer()
})
afterAll(() => server.close())
beforeEach(() => {
  now = Date.parse('2026-11-21T10:00:00Z')
  calls = Number.POSITIVE_INFINITY
  service = {
    models: createGeminiModels({ apiKey: 'a-key', url: server.url, models: ['first', 'second'] }),
    breaker: createCircuitBreaker(() => new Date(now)),
    takeCall: async () => calls-- > 0,
    patience: { firstTokenMs: 1_500, wholeMs: 3_000 },
    onFailure: vi.fn(),
  }
})

async function ask(signal = new AbortController().signal, onText?: () => void) {
  const parts: ModelPart[] = []
  const stream = askModels(service, {
    instructions: 'Answer from the facts.',
    messages: [{ role: 'user', content: 'What does a bot cost?' }],
    tools: {},
    maxOutputTokens: 600,
    signal,
  })
  let next = await stream.next()
  while (!next.done) {
    parts.push(next.value)
    onText?.()
    next = await stream.next()
  }
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return { text, outcome: next.value as ServiceOutcome, asked: server.calls.map((call) => call.model) }
}

test('sends what the API requires, with the key only in its header', async () => {
  server.behave(gemini.says('It depends.'))
  await ask()
  expect(server.calls).toMatchObject([
    {
      model: 'first',
      method: 'streamGenerateContent',
      key: 'a-key',
      query: '?alt=sse',
      body: {
        systemInstruction: { parts: [{ text: 'Answer from the facts.' }] },
        contents: [{ role: 'user', parts: [{ text: 'What does a bot cost?' }] }],
        generationConfig: { maxOutputTokens: 600 },
      },
    },
  ])
})

test('streams the text without the model’s thoughts', async () => {
  server.behave(gemini.says('From ', '₹19,999', '.'))
  expect(await ask()).toMatchObject({ text: 'From ₹19,999.', outcome: { kind: 'complete', model: 'first' } })
  server.behave(gemini.thinksAndSays('They want a price.', 'From ₹19,999.'))
  expect(await ask()).toMatchObject({ text: 'From ₹19,999.' })
})

const both = ['first', 'first', 'second', 'second']

describe.each<[what: string, gemini.GeminiBehaviour, asked: string[], failure: string]>([
  ['400', gemini.refuses(400), ['first'], 'bad-request'],
  ['401', gemini.refuses(401), ['first'], 'key-refused'],
  ['403', gemini.refuses(403), ['first'], 'key-refused'],
  ['404', gemini.refuses(404), ['first', 'second'], 'gone'],
  ['429', gemini.refuses(429), ['first', 'first'], 'rate-limited'],
  ['500', gemini.refuses(500), ['first', 'first'], 'internal'],
  ['504', gemini.refuses(504), ['first', 'first'], 'internal'],
  ['503', gemini.refuses(503), both, 'overloaded'],
  ["'overloaded'", gemini.refuses(500, { message: 'The model is overloaded.' }), both, 'overloaded'],
  ['a blocked prompt', gemini.blocksThePrompt, ['first'], 'no-text'],
  ['a blocked answer', gemini.endsWith('SAFETY'), ['first'], 'no-text'],
  ['MAX_TOKENS without text', gemini.endsWith('MAX_TOKENS', ''), ['first'], 'no-text'],
  ['an empty answer', gemini.saysNothing, ['first'], 'no-text'],
  ['an unrelated web page', gemini.talksGarbage, ['first'], 'no-text'],
  ['broken JSON', gemini.streamsGarbage, ['first'], 'garbled'],
])('%s', (_what, behaviour, asked, failure) => {
  test(`is asked ${asked.length} times and called ${failure}`, async () => {
    server.behave(behaviour)
    const answer = await ask()
    expect(answer).toMatchObject({ text: '', outcome: { kind: 'failed', failure: { kind: failure } }, asked })
    expect(service.onFailure).toHaveBeenCalledTimes(asked.length)
  })
})

test('continues with the next model if one no longer exists', async () => {
  server.behaveByModel({ first: gemini.refuses(404), second: gemini.says('Here I am.') })
  expect(await ask()).toMatchObject({ text: 'Here I am.', outcome: { kind: 'complete', model: 'second' } })
})

test('counts no failure if a retry succeeds', async () => {
  for (const code of [429, 500, 503]) {
    server.behaveInTurn(gemini.refuses(code), gemini.says('Now.'))
    expect(await ask()).toMatchObject({
      text: 'Now.',
      outcome: { kind: 'complete' },
      asked: ['first', 'first'],
    })
  }
})

test('respects Retry-After within its time limit, and otherwise makes no second call', async () => {
  server.behaveInTurn(gemini.refuses(429, { headers: { 'retry-after': '1' } }), gemini.says('Now.'))
  const began = performance.now()
  expect(await ask()).toMatchObject({ text: 'Now.' })
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_000)
  server.behave(gemini.refuses(429, { headers: { 'retry-after': '60' } }))
  expect(await ask()).toMatchObject({ outcome: { failure: { kind: 'rate-limited' } }, asked: ['first'] })
})

test('stops waiting for a hanging service after the time limit for the first words', async () => {
  service.patience = { firstTokenMs: 200, wholeMs: 60_000 }
  server.behave(gemini.hangs)
  const began = performance.now()
  expect(await ask()).toMatchObject({ outcome: { failure: { kind: 'timeout' } }, asked: ['first'] })
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('cuts off a slow stream at the total time limit, and keeps its text', async () => {
  // The limits are far apart, because on a busy machine the first letter may be late as well.
  service.patience = { firstTokenMs: 10_000, wholeMs: 2_000 }
  server.behave(gemini.drips([...'abcdefghijklmnopqrstuvwxyz'], 200))
  const { text, outcome } = await ask()
  expect(text).toMatch(/^a/)
  expect(text).not.toContain('z')
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } })
})

test.each([
  ['breaks', gemini.isCutAfter('One. ', 'Two')],
  ['closes without a reason', gemini.endsTooSoonAfter('One. ', 'Two')],
])('fails a stream that %s in the middle with its text, and does not retry', async (_what, behaviour) => {
  server.behave(behaviour)
  expect(await ask()).toMatchObject({ text: 'One. Two', outcome: { kind: 'failed' }, asked: ['first'] })
})

test('retries once if the service is unreachable', async () => {
  service.models = createGeminiModels({ apiKey: 'k', url: 'http://127.0.0.1:1/v1beta', models: ['first'] })
  expect(await ask()).toMatchObject({ outcome: { failure: { kind: 'unreachable' } } })
  expect(service.onFailure).toHaveBeenCalledTimes(2)
})

test('ends the call when a visitor stops it, and counts no failure', async () => {
  server.behave(gemini.saysThenHangs('One. '))
  const stop = new AbortController()
  const before = server.aborted()
  const { text, outcome } = await ask(stop.signal, () => stop.abort())
  expect({ text, outcome }).toMatchObject({ text: 'One. ', outcome: { kind: 'stopped' } })
  await expect.poll(() => server.aborted()).toBe(before + 1)
  expect(service.onFailure).not.toHaveBeenCalled()
})

test('makes no calls beyond the daily limit', async () => {
  calls = 3
  server.behave(gemini.refuses(503))
  expect((await ask()).asked).toEqual(['first', 'first', 'second'])
  server.behave(gemini.says('Hello.'))
  expect(await ask()).toMatchObject({ text: '', outcome: { kind: 'unavailable' }, asked: [] })
})

test('skips the service for a minute after three failed replies, then tries one', async () => {
  server.behave(gemini.refuses(400))
  for (let i = 0; i < 3; i++) await ask()
  server.behave(gemini.says('I am back.'))
  expect(await ask()).toMatchObject({ outcome: { kind: 'unavailable' }, asked: [] })
  now += 60_000
  const [one, other] = await Promise.all([ask(), ask()])
  expect([one.text, other.text].toSorted()).toEqual(['', 'I am back.'])
  expect(await ask()).toMatchObject({ text: 'I am back.' })
})

test('never opens the circuit breaker after blocked answers', async () => {
  server.behave(gemini.endsWith('SAFETY'))
  for (let i = 0; i < 5; i++) await ask()
  expect(service.breaker.allows()).toBe(true)
})
