import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestChat } from '#tests/support/records/test-chat.ts'
import { openTestDatabase } from '#tests/support/records/test-database.ts'
import { loadAnswer } from './messages/load-answer.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  await loadAnswer(process.env.KNOWLEDGE_FILE)
})
beforeEach(async () => {
  database = await openTestDatabase('sqlite')
})
afterEach(() => database.remove())

const newBrowser = () => startTestChat(database, { loadAnswer: () => loadAnswer() }).newBrowser()

const kindsOf = (actions: unknown) => ((actions ?? []) as { kind: string }[]).map(({ kind }) => kind)

test('ends a short conversation with a summary to confirm, without asking in every reply', async () => {
  const browser = newBrowser()
  const first = await browser.send('What does a whatsapp bot cost for my clinic?')
  expect(first.text).toMatch(/₹19,999[\s\S]*When do you need it\?$/)
  expect(first.actions).toContainEqual({ kind: 'ask', asks: 'timeline' })

  const second = await browser.send('next month')
  expect(second.text).toBe('Thank you, I’ve noted that.')
  expect(kindsOf(second.actions)).toEqual([])

  const third = await browser.send('What does it cost with the voice add-on?')
  expect(third.text).toContain('Do you have a budget in mind?')
  await browser.send('about 50k')

  const fifth = await browser.send('my mail is asha@example.test')
  expect(fifth.text).toMatch(/^Thank you, I’ve noted that\.\n\nShall I pass this on/)
  expect(kindsOf(fifth.actions)).toEqual(['confirm-lead'])
  expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([])
  expect(await browser.open()).toMatchObject({ contactInfo: { email: 'asha@example.test' } })
})

test('thanks for a contact without a need, and asks for the need', async () => {
  const sent = await newBrowser().send('my number is 98765 43210')
  expect(sent.text).toMatch(/^Thank you, I’ve noted that\.\n\nWhat would you like it to do for you\?/)
})

test('asks the question below a reply in the reply’s language', async () => {
  const sent = await newBrowser().send('mere clinic ke liye whatsapp bot kitne ka hai?')
  expect(sent.text).toMatch(/₹19,999[\s\S]*Aapko yeh kab tak chahiye\?$/)
})

test('asks nothing more after a no', async () => {
  const browser = newBrowser()
  await browser.send('What does a whatsapp bot cost for my clinic?')
  await browser.send('no thanks, not now')
  for (const question of ['And with voice?', 'How long does it take to set up?', 'Which languages?']) {
    expect(kindsOf((await browser.send(question)).actions)).not.toContain('ask')
  }
})

test.each([
  'Who is responsible if the bot tells a patient something wrong?',
  'Can I get a refund if the clinic bot does not work?',
  'clinic ke patients ka data kaun dekh sakta hai?',
  'क्लिनिक का बॉट बंद करना हो तो क्या करना होगा?',
])('answers a worried visitor without asking for the deadline: %s', async (worry) => {
  const browser = newBrowser()
  const kinds = kindsOf((await browser.send(worry)).actions)
  expect(kinds).not.toContain('ask')
  expect(kindsOf((await browser.send('What does a whatsapp bot cost for my clinic?')).actions)).toContain(
    'ask',
  )
})

test('does not ask for a lead that exists', async () => {
  const browser = newBrowser()
  await browser.send('I need a chatbot, asha@example.test')
  await browser.confirmLead()
  const kinds = [
    ...kindsOf((await browser.send('What does voice cost?')).actions),
    ...kindsOf((await browser.send('And a website?')).actions),
  ]
  expect(kinds).not.toContain('ask')
  expect(kinds).not.toContain('confirm-lead')
})

test('asks nothing else of a visitor who asks for a person', async () => {
  const sent = await newBrowser().send('I need a chatbot but let me talk to a human')
  expect(kindsOf(sent.actions)).toContain('hand-over')
  expect(kindsOf(sent.actions)).not.toContain('ask')
})
