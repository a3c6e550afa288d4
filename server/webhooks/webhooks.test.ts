import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { createLogger } from '#server/logger.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { answerWith, type Listening, listenForPosts } from '#tests/support/servers/listening-server.ts'
import { createWebhookDelivery } from './deliver-webhooks.ts'
import { moveWebhook, rotateSecret } from './manage-webhook.ts'
import { getWebhook, listWebhooks } from './read-webhooks.ts'
import { addWebhook, changeWebhook } from './save-webhook.ts'
import { sendAgain, sendTest } from './send-by-hand.ts'
import { createWebhookSecrets } from './signature.ts'
import type { WebhookInput } from './webhook-form.ts'

const owner = buildViewer({ id: 'owner-1', role: 'owner' })
const HOUR = 3_600_000

describeOnEveryDatabase('webhooks', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let server: Listening
  let now: Date
  const deps = () => ({
    database,
    clock: () => now,
    secrets: createWebhookSecrets('a secret of the site that is long enough'),
    messageHost: 'example.test',
    random: () => 0.5,
    wake: () => {},
    post: {},
  })
  const worker = () => createWebhookDelivery({ ...deps(), logger: createLogger('silent') })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const input = (changes: Partial<WebhookInput> = {}): WebhookInput => ({
    url: server.url,
    description: 'Into the sheet',
    events: ['lead.created'],
    ownNetwork: true,
    ...changes,
  })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    server = await listenForPosts()
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  async function added(changes: Partial<WebhookInput> = {}) {
    const outcome = await addWebhook(deps(), owner, input(changes))
    if (outcome.kind !== 'added') throw new Error(JSON.stringify(outcome))
    return outcome
  }
  const capture = () =>
    captureLead(
      deps(),
      buildCapture({ submission: { email: `${Math.random()}@example.test`, phone: undefined } }),
    )
  const rows = () => database.db.selectFrom('webhook_deliveries').selectAll().execute()
  const logOf = async (id: string) => (await getWebhook(deps(), owner, id))?.deliveries ?? []
  async function onlyRow() {
    const [webhook] = await listWebhooks(deps(), owner)
    const [delivery] = await logOf(webhook?.id ?? '')
    if (!delivery) throw new Error('no delivery')
    return delivery
  }
  const hook = (id: string) =>
    database.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const mails = () =>
    database.db.selectFrom('emails').selectAll().where('template', '=', 'webhook-stopped').execute()

  test('a new lead arrives once, signed with the secret that was shown', async () => {
    const { secret } = await added()
    await capture()
    await worker().runDue()
    await worker().runDue()
    expect(server.heard).toHaveLength(1)
    const [{ headers, body }] = server.heard as [(typeof server.heard)[number]]
    // The standard's package looks at its own clock.
    const toleratedHeaders = resigned(secret, headers, body)
    expect(new Webhook(secret).verify(body.toString(), toleratedHeaders)).toMatchObject({
      type: 'lead.created',
    })
    expect(headers['webhook-signature']).toBe(
      new Webhook(secret).sign(headers['webhook-id'] ?? '', now, body.toString()),
    )
    expect(await onlyRow()).toMatchObject({
      id: headers['webhook-id'],
      status: 'sent',
      attempts: 1,
      answer_status: 200,
      answer_text: 'ok',
      last_error: null,
    })
  })

  function resigned(secret: string, headers: Record<string, string>, body: Buffer) {
    const at = new Date()
    const id = headers['webhook-id'] ?? ''
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body.toString()),
    }
  }

  test('a failed delivery is retried at growing intervals under the same id, and finally given up', async () => {
    await added()
    server.answer(answerWith(500, 'out of order'))
    await capture()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await worker().runDue()
      expect(server.heard).toHaveLength(attempt)
      const row = await onlyRow()
      if (row.status === 'dead') break
      expect(row).toMatchObject({ status: 'queued', last_error: 'answered 500', answer_text: 'out of order' })
      waits.push(Date.parse(row.next_attempt_at) - now.getTime())
      pass((waits.at(-1) ?? 0) - 1)
      await worker().runDue()
      expect(server.heard).toHaveLength(attempt)
      pass(1)
    }
    expect(waits).toHaveLength(9)
    expect(waits[0]).toBe(27_000)
    expect(await onlyRow()).toMatchObject({ status: 'dead', attempts: 10 })
    expect(new Set(server.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(server.heard.map(({ body }) => body.toString())).size).toBe(1)
  })

  test('two simultaneous workers send each delivery once', async () => {
    await added()
    await Promise.all(Array.from({ length: 12 }, capture))
    await Promise.all([worker().runDue(), worker().runDue()])
    expect(server.heard).toHaveLength(12)
    expect(new Set(server.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
  })

  test('a delivery of a dead worker is taken over after its lease', async () => {
    await added()
    await capture()
    await database.write((trx) =>
      trx
        .updateTable('jobs')
        .set({ attempts: 1, locked_until: new Date(now.getTime() + 60_000).toISOString() })
        .where('kind', '=', 'webhook')
        .execute(),
    )
    expect(await onlyRow()).toMatchObject({ status: 'sending' })
    await worker().runDue()
    expect(server.heard).toEqual([])
    pass(60_000)
    await worker().runDue()
    expect(server.heard).toHaveLength(1)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('a paused webhook receives nothing; waiting deliveries are sent when it is resumed', async () => {
    const { id } = await added()
    await capture()
    await moveWebhook(deps(), owner, { id, move: 'pause' })
    await capture()
    await worker().runDue()
    expect(server.heard).toEqual([])
    expect(await rows()).toHaveLength(1)
    expect(await moveWebhook(deps(), owner, { id, move: 'pause' })).toBe('unchanged')
    await moveWebhook(deps(), owner, { id, move: 'resume' })
    await worker().runDue()
    expect(server.heard).toHaveLength(1)
  })

  test('after three days without one success it is stopped, and the owner hears of it once', async () => {
    const { id } = await added()
    server.answer(answerWith(404, ''))
    for (let day = 0; day < 3; day++) {
      await capture()
      await worker().runDue()
      expect((await hook(id)).status).toBe('active')
      pass(24 * HOUR)
    }
    await worker().runDue()
    await worker().runDue()
    expect((await hook(id)).status).toBe('stopped')
    expect(await mails()).toMatchObject([
      { to_address: 'owner', data: expect.stringContaining('Into the sheet') },
    ])
    const heard = server.heard.length
    await capture()
    pass(24 * HOUR)
    await worker().runDue()
    expect(server.heard).toHaveLength(heard)

    server.answer(answerWith(200, ''))
    await moveWebhook(deps(), owner, { id, move: 'resume' })
    await worker().runDue()
    expect(await hook(id)).toMatchObject({ status: 'active', failing_since: null })
    expect((await logOf(id)).every(({ status }) => status === 'sent')).toBe(true)
  })

  test('one success in between, and nothing is stopped', async () => {
    const { id } = await added()
    server.answer(answerWith(500, ''))
    await capture()
    await worker().runDue()
    expect((await hook(id)).failing_since).toBe(now.toISOString())
    pass(50 * HOUR)
    server.answer(answerWith(204, ''))
    await worker().runDue()
    expect((await hook(id)).failing_since).toBeNull()
    server.answer(answerWith(500, ''))
    pass(50 * HOUR)
    await capture()
    await worker().runDue()
    expect((await hook(id)).status).toBe('active')
  })

  test('a webhook that answers 410 is stopped at once', async () => {
    const { id } = await added()
    server.answer(answerWith(410, ''))
    await capture()
    await worker().runDue()
    expect((await hook(id)).status).toBe('stopped')
    expect(await mails()).toHaveLength(1)
  })

  test('a test is sent at once, even to a paused webhook, and is not retried', async () => {
    const { id } = await added()
    await moveWebhook(deps(), owner, { id, move: 'pause' })
    expect(await sendTest(deps(), owner, id)).toMatchObject({ arrived: true, status: 200 })
    expect(JSON.parse(server.heard[0]?.body.toString() ?? '')).toMatchObject({ type: 'test' })
    server.answer(() => {})
    const impatient = { ...deps(), post: { timeoutMs: 300 } }
    expect(await sendTest(impatient, owner, id)).toMatchObject({
      arrived: false,
      reason: 'no answer in time',
    })
    expect((await logOf(id)).map(({ status }) => status).toSorted()).toEqual(['dead', 'sent'])
    expect((await hook(id)).failing_since).toBeNull()
    expect(await sendTest(deps(), owner, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
  })

  test('a finished delivery can be sent again under its id', async () => {
    await added()
    await capture()
    await worker().runDue()
    const { id } = await onlyRow()
    expect(await sendAgain(deps(), owner, id)).toBe('queued')
    expect(await sendAgain(deps(), owner, id)).toBe('unchanged')
    await worker().runDue()
    expect(server.heard.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  })

  test('after a change of the secret, deliveries are signed with the new one', async () => {
    const { id, secret } = await added()
    const rotated = await rotateSecret(deps(), owner, id)
    if (rotated.kind !== 'rotated') throw new Error('not rotated')
    expect(rotated.secret).not.toBe(secret)
    await capture()
    await worker().runDue()
    const [{ headers, body }] = server.heard as [(typeof server.heard)[number]]
    const expected = new Webhook(rotated.secret).sign(headers['webhook-id'] ?? '', now, body.toString())
    expect(headers['webhook-signature']).toBe(expected)
  })

  test('deleted it gets no more messages', async () => {
    const { id } = await added()
    await capture()
    expect(await moveWebhook(deps(), owner, { id, move: 'delete' })).toBe('moved')
    await worker().runDue()
    expect(server.heard).toEqual([])
    expect(await listWebhooks(deps(), owner)).toEqual([])
    expect(await getWebhook(deps(), owner, id)).toBeUndefined()
    expect(await rows()).toEqual([])
    expect(await moveWebhook(deps(), owner, { id, move: 'delete' })).toBe('unchanged')
  })

  test('of two who change it the later one hears of the earlier', async () => {
    const { id } = await added()
    const version = (await listWebhooks(deps(), owner))[0]?.version ?? 0
    pass(1_000)
    const save = (description: string) =>
      changeWebhook(deps(), owner, { id, version, input: input({ description }) })
    expect(await save('first')).toEqual({ kind: 'saved' })
    expect(await save('second')).toEqual({ kind: 'conflict' })
    expect(await listWebhooks(deps(), owner)).toMatchObject([{ description: 'first' }])
  })

  test('of two who change it in the same moment one hears of the other', async () => {
    const { id } = await added()
    const version = (await listWebhooks(deps(), owner))[0]?.version ?? 0
    const save = (description: string) =>
      changeWebhook(deps(), owner, { id, version, input: input({ description }) })
    const outcomes = await Promise.all(['one', 'another'].map(save))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved'])
  })

  test('a form conflicts with a change of what it shows, not with a pause, a failure or a new secret', async () => {
    const { id } = await added()
    const version = (await listWebhooks(deps(), owner))[0]?.version ?? 0
    server.answer(answerWith(410, ''))
    pass(1_000)
    await capture()
    await worker().runDue()
    for (const move of ['resume', 'pause'] as const) {
      pass(1_000)
      expect(await moveWebhook(deps(), owner, { id, move })).toBe('moved')
    }
    pass(1_000)
    await rotateSecret(deps(), owner, id)
    const saved = await changeWebhook(deps(), owner, { id, version, input: input({ description: 'new' }) })
    expect(saved).toEqual({ kind: 'saved' })
  })

  test.each<[string, Partial<WebhookInput>, string]>([
    ['no address', { url: ' ' }, 'url'],
    ['no whole address', { url: 'flows.example.test' }, 'url'],
    ['an address without TLS', { url: 'http://flows.example.test/', ownNetwork: false }, 'url'],
    ['another protocol', { url: 'file:///etc/passwd' }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a name and password', { url: 'https://me:secret@flows.example.test/' }, 'url'],
    ['a very long address', { url: `https://flows.example.test/${'x'.repeat(2_000)}` }, 'url'],
    ['nothing to tell', { events: [] }, 'events'],
    ['an event that we do not have', { events: ['lead.stolen'] }, 'events'],
    ['a very long description', { description: 'x'.repeat(201) }, 'description'],
  ])('%s is refused, and said so', async (_what, changes, field) => {
    const outcome = await addWebhook(deps(), owner, input(changes))
    expect(outcome).toMatchObject({ kind: 'invalid', problems: { [field]: expect.any(String) } })
    expect(await listWebhooks(deps(), owner)).toEqual([])
  })

  test('only the owner may', async () => {
    const { id } = await added()
    const member = buildViewer()
    const calls = [
      () => listWebhooks(deps(), member),
      () => getWebhook(deps(), member, id),
      () => addWebhook(deps(), member, input()),
      () => changeWebhook(deps(), member, { id, version: 0, input: input() }),
      () => moveWebhook(deps(), member, { id, move: 'delete' }),
      () => rotateSecret(deps(), member, id),
      () => sendTest(deps(), member, id),
      () => sendAgain(deps(), member, id),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(RefusedError)
    expect(server.heard).toEqual([])
    const audit = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(audit.map(({ action }) => action)).toEqual(['webhook.added'])
    expect(JSON.stringify(audit)).not.toContain(server.url)
  })
})
