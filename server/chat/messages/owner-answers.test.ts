import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { startTestChat } from '#tests/support/records/test-chat.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import * as gemini from '#tests/support/servers/gemini-server.ts'
import { createInbox } from '../inbox/inbox.ts'
import { createRepliesUnderWay } from './replies-under-way.ts'

const answer = { question: 'Do you repair bicycles in Pune?', answer: 'Yes, for ₹431.', page: 'contact' }

describeOnEveryDatabase('answers of the team', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let inbox: ReturnType<typeof createInbox>
  let viewer: Viewer
  let service: gemini.GeminiServer
  beforeAll(async () => {
    ;[database, service] = await Promise.all([openTestDatabase(kind), gemini.startGeminiServer()])
    inbox = createInbox({
      database,
      clock: () => new Date(),
      messageHost: 'example.test',
      siteUrl: 'https://example.test',
      repliesUnderWay: createRepliesUnderWay(),
    })
    viewer = await insertUser(database, { name: 'Meera' })
  })
  afterAll(() => Promise.all([database.remove(), service.close()]))

  test('are used at once for nearly the same question, and resolve the questions they answer', async () => {
    const ask = (question: string) => startTestChat(database).newBrowser().send(question)
    const unknown = await ask(answer.question)
    expect(unknown.text).toContain('I do not know that.')
    const { groups } = await inbox.listUnanswered(viewer)
    const refs = groups.flatMap(({ questions }) =>
      questions.map(({ conversation_id, id }) => ({ conversationId: conversation_id, messageId: id })),
    )
    const id = randomUUID()
    expect(await inbox.saveAnswer(viewer, { id, ...answer }, refs)).toEqual({ kind: 'saved' })
    expect(await inbox.listUnanswered(viewer)).toMatchObject({ total: 0 })

    for (const same of ['do you repair BICYCLES in pune', 'Please, can you repair my bicycles? Pune.']) {
      const sent = await ask(same)
      expect(sent.text).toBe('Yes, for ₹431.')
      expect(sent.actions).toEqual([{ kind: 'page', page: 'contact' }])
    }
    expect((await ask('Do you repair cars in Delhi?')).text).toContain('I do not know that.')
    expect(await inbox.listUnanswered(viewer)).toMatchObject({ total: 1 })

    expect(await inbox.saveAnswer(viewer, { id, ...answer, answer: 'No.', page: 'x' })).toEqual({
      kind: 'saved',
    })
    expect(await ask(answer.question)).toMatchObject({ text: 'No.' })
    expect(await inbox.deleteAnswer(viewer, id)).toEqual({
      kind: 'deleted',
      before: { id, question: answer.question, answer: 'No.', page: '' },
    })
    expect((await ask(answer.question)).text).toContain('I do not know that.')
    expect(await inbox.deleteAnswer(viewer, id)).toEqual({ kind: 'gone' })
  })

  test('are facts for the model if the question is only related', async () => {
    const id = randomUUID()
    await inbox.saveAnswer(viewer, { id, ...answer })
    const { newBrowser } = startTestChat(database, { gemini: { url: service.url } })
    service.behave(gemini.says('We do.'))
    await newBrowser().send('Is it possible that someone comes to repair our three old bicycles?')
    const prompt = service.calls[0]?.body.systemInstruction?.parts[0]?.text
    expect(prompt).toContain('Asked “Do you repair bicycles in Pune?”, we answer: Yes, for ₹431.')
    await inbox.deleteAnswer(viewer, id)
  })

  test('are refused if empty or too long, and to outsiders', async () => {
    const save = (changes: object) => inbox.saveAnswer(viewer, { id: randomUUID(), ...answer, ...changes })
    expect(await save({ answer: '  ' })).toEqual({ kind: 'invalid', problem: 'empty' })
    const long = 'x'.repeat(chatLimits.messageLength + 1)
    expect(await save({ question: long })).toEqual({ kind: 'invalid', problem: 'too-long' })
    expect(await save({ id: 'x' })).toEqual({ kind: 'gone' })
    expect(await inbox.listAnswers(viewer)).toEqual([])
    const outsider = buildViewer({ status: 'pending' })
    await insertChat(database, { messages: [{ text: 'Hello' }] })
    await expect(inbox.listAnswers(outsider)).rejects.toThrow(RefusedError)
  })
})
