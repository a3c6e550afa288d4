import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { readSent, startTestChat } from '#tests/support/records/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import * as gemini from '#tests/support/servers/gemini-server.ts'
import { createInbox } from '../inbox/inbox.ts'
import { createRepliesUnderWay } from '../messages/replies-under-way.ts'

let service: gemini.GeminiServer
beforeAll(async () => {
  service = await gemini.startGeminiServer()
})
afterAll(() => service.close())

let database: Awaited<ReturnType<typeof openTestDatabase>>
afterEach(() => database.remove())

const start = (changes: Parameters<typeof startTestChat>[1] = {}) =>
  startTestChat(database, { gemini: { url: service.url }, ...changes })
const instructions = () => service.calls[0]?.body.systemInstruction?.parts[0]?.text ?? ''

/** The built-in assistant knows the first question but not the second. */
const KNOWN = 'What does a bot cost?'
const UNKNOWN = 'Do you repair cars?'

describe('with a key', () => {
  beforeEach(async () => {
    database = await openTestDatabase('sqlite')
  })

  test('lets the model write the reply, and checks its proposals', async () => {
    service.behave(
      gemini.proposes(
        'The business bot is ₹19,999 and ₹2,999 a month.',
        { name: 'show_prices', args: { group: 'smb', ids: ['businessBot', 'nothing', 'businessBot'] } },
        { name: 'show_page', args: { page: 'https://evil.example' } },
        { name: 'show_page', args: { page: 'smb' } },
        { name: 'delete_everything', args: {} },
      ),
    )
    const sent = await start().newBrowser().send(KNOWN)
    expect(sent.text).toContain('The business bot is ₹19,999 and ₹2,999 a month.')
    expect(sent.actions).toEqual(
      expect.arrayContaining([
        { kind: 'price-card', group: 'smb', ids: ['businessBot'] },
        { kind: 'page', page: 'smb' },
      ]),
    )
    expect(JSON.stringify(sent.actions)).not.toMatch(/evil|nothing|delete/)
    expect(service.calls).toHaveLength(1)
  })

  test('sends the model our facts, the draft and the last ten messages, without contact details', async () => {
    service.behave(gemini.says('Yes, we do.'))
    const browser = start().newBrowser()
    for (let i = 1; i <= 7; i++) {
      await browser.send(`What does bot ${i} cost? Write to asha@example.test or 98765 43210`)
    }
    const { body } = service.calls.at(-1) as gemini.GeminiCall
    expect(body.contents).toHaveLength(11)
    expect(JSON.stringify(body)).not.toMatch(/asha@|98765/)
    expect(body.contents.at(-1)?.parts[0]?.text).toBe('What does bot 7 cost? Write to [email] or [phone]')
    expect(body.generationConfig?.maxOutputTokens).toBe(600)
    const prompt = instructions()
    expect(prompt).toMatch(/group smb, id businessBot[^\n]*₹19,999/)
    expect(prompt).toContain('known to be right: The business bot costs ₹19,999')
    expect(prompt).not.toMatch(/a-key|GEMINI|password|secret of/i)
  })

  test('never sends an amount that is not in our price list, however it is split', async () => {
    service.behave(gemini.says('Our bot is great. It costs ₹9', ',9', '50 only. ', 'Ask us anything.'))
    const sent = await start().newBrowser().send(KNOWN)
    expect(sent.text).not.toMatch(/9,950|950/)
    expect(sent.text).toContain('Our bot is great. For exact prices, please see the price list.')
    expect(sent.parts.every(({ delta = '' }) => !delta.includes('₹9'))).toBe(true)
  })

  test('tells the model the owner’s address, the only one it may state', async () => {
    const contact = { email: 'office@pune.example', place: 'Pune, India' }
    service.behave(gemini.says('Write to office@pune.example. Or to hello@delaiworks.example. We help.'))
    const { text } = await start({ links: { contact } })
      .newBrowser()
      .send('Where are you, what is your email?')
    expect(text).toContain('office@pune.example')
    expect(text).not.toContain('hello@')
    expect(instructions()).toContain('in Pune, India, run by one person')
    expect(instructions()).toContain('Contact: office@pune.example.')
    expect(instructions()).not.toMatch(/hello@delaiworks|\{contact/)
  })

  test('removes foreign links and markup', async () => {
    service.behave(gemini.says('See **this** [offer](https://evil.example/x) <b>now</b>. We help.'))
    const { text } = await start().newBrowser().send(KNOWN)
    expect(text).not.toMatch(/evil|\*\*|<b>|\]\(/)
    expect(text).toContain('We help.')
  })

  test('adds a link to the page of an amount if the model gave none', async () => {
    service.behave(gemini.says('A jingle is from ₹3,000.'))
    expect((await start().newBrowser().send('jingle cost?')).actions).toContainEqual({
      kind: 'page',
      page: 'musicCreation',
    })
  })

  test('stores for the owner what the model finds no facts for', async () => {
    service.behave(gemini.proposes('I do not know that.', { name: 'facts_are_missing', args: {} }))
    await start().newBrowser().send(UNKNOWN)
    const question = await database.db
      .selectFrom('chat_messages')
      .select('unanswered')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(question.unanswered).toBe('unknown')
  })

  const default_ = /trouble connecting.*hello@delaiworks\.example/
  const traffic = /high traffic/
  const setUp = /AI service is currently being set up/
  const noResponse = /^Sorry, I could not generate a response\.$/

  describe.each<[string, gemini.GeminiBehaviour, calls: number, kind: string, reply: RegExp]>([
    ['400', gemini.refuses(400), 1, 'default', default_],
    ['401', gemini.refuses(401), 1, 'default', default_],
    ['403', gemini.refuses(403), 1, 'default', default_],
    ['404', gemini.refuses(404), 2, 'being-set-up', setUp],
    ['429', gemini.refuses(429), 2, 'high-traffic', traffic],
    ['500', gemini.refuses(500), 2, 'default', default_],
    ['503', gemini.refuses(503), 4, 'high-traffic', traffic],
    ["'overloaded'", gemini.refuses(500, { message: 'Model overloaded' }), 4, 'high-traffic', traffic],
    ['a blocked prompt', gemini.blocksThePrompt, 1, 'no-response', noResponse],
    ['an empty answer', gemini.saysNothing, 1, 'no-response', noResponse],
    ['MAX_TOKENS without text', gemini.endsWith('MAX_TOKENS', ''), 1, 'no-response', noResponse],
    ['markup alone', gemini.says('<script></script>'), 1, 'no-response', noResponse],
    ['garbage', gemini.streamsGarbage, 1, 'default', default_],
    ['a hang', gemini.hangs, 1, 'default', default_],
  ])('%s', (_what, behaviour, calls, kind, reply) => {
    test('is invisible if the built-in assistant knows the answer', async () => {
      service.behave(behaviour)
      const sent = await start().newBrowser().send(KNOWN)
      expect(sent.text).toContain('The business bot costs ₹19,999')
      expect(sent.failure).toBeUndefined()
      expect(service.calls).toHaveLength(calls)
    })

    test(`sends the ${kind} reply if there is no answer, stores the question for the owner, and allows a retry`, async () => {
      service.behave(behaviour)
      const browser = start().newBrowser()
      const sent = await browser.send(UNKNOWN)
      expect(sent.text).toMatch(reply)
      expect(sent).toMatchObject({ failure: kind, actions: [{ kind: 'hand-over' }] })
      const rows = await database.db.selectFrom('chat_messages').select(['unanswered', 'failure']).execute()
      expect(rows).toEqual([
        { unanswered: 'failed', failure: null },
        { unanswered: null, failure: kind },
      ])
      service.behave(gemini.says('Now I am here.'))
      const again = await browser.send('', { retryOf: 2 })
      expect(again).toMatchObject({ text: 'Now I am here.', failure: undefined })
      expect((await browser.open())?.messages.map(({ status }) => status)).toEqual([undefined, undefined])
    })
  })

  test.each([
    ['cut', gemini.isCutAfter('We build bots. ', 'They answer on')],
    ['closed too soon', gemini.endsTooSoonAfter('We build bots. ', 'They answer on')],
    ['slow', gemini.drips(['We build bots. ', ...'and more '.repeat(99)], 40)],
    ['filtered in the middle', gemini.endsWith('SAFETY', 'We build bots. They answer on')],
  ])('keeps a reply that is %s in the middle, marks it, and allows a retry', async (_what, behaviour) => {
    service.behave(behaviour)
    const browser = start().newBrowser()
    const sent = await browser.send(KNOWN)
    expect(sent.text).toMatch(/^We build bots\./)
    expect(sent.failure).toBe('default')
    const stored = (await browser.open())?.messages[1]
    expect(stored).toMatchObject({ status: 'incomplete', text: sent.text.trim() })
    service.behave(gemini.says('We build bots that answer.'))
    expect((await browser.send('', { retryOf: 1 })).text).toMatch(/^We build bots that answer\./)
  })

  test('keeps the text of a stopped reply, and accepts the next message at once', async () => {
    service.behave(gemini.saysThenHangs('We build bots. ', 'And '))
    const browser = start().newBrowser()
    const stop = new AbortController()
    const outcome = await browser.begin({ message: KNOWN }, stop.signal)
    if (outcome.kind === 'refused') throw new Error('refused')
    expect((await browser.send('hello?')).refusal).toEqual({ error: 'pending' })
    await expect.poll(() => service.calls).toHaveLength(1)
    const read = readUntil(outcome.response, 'We build bots.')
    await read
    stop.abort()
    await expect
      .poll(() => browser.open())
      .toMatchObject({
        pending: false,
        messages: [{ id: 1 }, { status: 'stopped', text: expect.stringMatching(/^We build bots\./) }],
      })
    service.behave(gemini.says('Gladly.'))
    expect((await browser.send('go on')).text).toMatch(/^Gladly\./)
  })

  test('ends the reply in progress when the team takes the conversation over', async () => {
    service.behave(gemini.saysThenHangs('We build bots. ', 'And '))
    const repliesUnderWay = createRepliesUnderWay()
    const browser = start({ repliesUnderWay }).newBrowser()
    const outcome = await browser.begin({ message: KNOWN })
    if (outcome.kind === 'refused') throw new Error('refused')
    const id = (await browser.open())?.id as string
    const inbox = createInbox({
      database,
      messageHost: 'example.test',
      siteUrl: 'https://example.test',
      clock: () => new Date(),
      repliesUnderWay,
    })
    const viewer = await insertUser(database)
    const body = await readActing(outcome.response, 'We build bots.', () => inbox.takeOver(viewer, id))
    const { state, actions } = await readSent(new Response(body))
    expect({ state, actions }).toMatchObject({ state: { mode: 'team' }, actions: undefined })
    const { messages } = (await browser.open()) ?? {}
    expect(messages?.slice(1)).toMatchObject([
      { status: 'stopped', text: expect.stringMatching(/^We build bots\./) },
    ])
    expect((await browser.send('Are you a person?')).text).toBe('')
  })

  test('stores only the message if stopped before the first word', async () => {
    service.behave(gemini.hangs)
    const browser = start().newBrowser()
    const stop = new AbortController()
    await browser.begin({ message: KNOWN }, stop.signal)
    await expect.poll(() => service.calls).toHaveLength(1)
    stop.abort()
    await expect.poll(() => browser.open()).toMatchObject({ pending: false, messages: [{ id: 1 }] })
    expect((await browser.open())?.messages).toHaveLength(1)
  })

  test('makes no calls beyond the daily limit; the built-in assistant answers', async () => {
    service.behave(gemini.says('From the model.'))
    const { newBrowser } = start({ callsPerDay: 2 })
    for (const text of ['From the model.', 'From the model.', 'The business bot', 'The business bot']) {
      expect((await newBrowser().send(KNOWN)).text).toContain(text)
    }
    expect(service.calls).toHaveLength(2)
  })

  test('skips the service for a minute after three failures', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z')
    service.behave(gemini.refuses(400))
    const { newBrowser } = start({ clock: () => new Date(now) })
    for (let i = 0; i < 5; i++) await newBrowser().send(KNOWN)
    expect(service.calls).toHaveLength(3)
    service.behave(gemini.says('I am back.'))
    expect((await newBrowser().send(KNOWN)).text).toContain('The business bot')
    now += 60_000
    expect((await newBrowser().send(KNOWN)).text).toContain('I am back.')
  })

  test('tells only the owner of a refused key, once a day', async () => {
    service.behave(gemini.refuses(401, { message: 'API key a-key not valid' }))
    const { newBrowser, errors } = start()
    for (let i = 0; i < 3; i++) await newBrowser().send(KNOWN)
    const mails = database.db.selectFrom('emails').select(['template', 'to_address'])
    await expect.poll(() => mails.execute()).toEqual([{ template: 'model-key-refused', to_address: 'owner' }])
    expect(JSON.stringify(errors)).not.toContain('a-key')
  })
})

describeOnEveryDatabase('while a reply is in progress', (kind) => {
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })

  test('accepts one of many simultaneous messages, and stores nothing of the others', async () => {
    service.behave(gemini.says('Hello.'))
    const browser = start().newBrowser()
    await browser.send(KNOWN)
    service.behave(gemini.hangs)
    const stop = new AbortController()
    const messages = [1, 2, 3].map((i) => browser.begin({ message: `bot ${i}?` }, stop.signal))
    const kinds = (await Promise.all(messages)).map((outcome) =>
      outcome.kind === 'refused' ? outcome.refusal.error : outcome.kind,
    )
    expect(kinds.toSorted()).toEqual(['answering', 'pending', 'pending'])
    expect((await browser.open())?.messages).toHaveLength(3)
    stop.abort()
    await expect.poll(async () => (await browser.open())?.pending).toBe(false)
  })
})

/** Reads the whole response, and runs `act` once `text` has arrived. */
async function readActing(response: Response, text: string, act: () => Promise<unknown>): Promise<string> {
  const decoder = new TextDecoder()
  let body = ''
  for await (const chunk of response.body ?? []) {
    const isNew = !body.includes(text)
    body += decoder.decode(chunk as Uint8Array, { stream: true })
    if (isNew && body.includes(text)) await act()
  }
  return body
}

async function readUntil(response: Response, text: string): Promise<void> {
  const decoder = new TextDecoder()
  let body = ''
  for await (const chunk of response.body ?? []) {
    body += decoder.decode(chunk as Uint8Array, { stream: true })
    if (body.includes(text)) return
  }
  throw new Error(`the stream ended without ${text}`)
}
