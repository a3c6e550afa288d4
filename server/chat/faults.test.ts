import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import { DatabaseUnavailableError } from '#server/database/unavailable.ts'
import { readSent, startTestChat } from '#tests/support/records/test-chat.ts'

let folder: string
let database: Database
let other: DatabaseSync

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const file = path.join(folder, 'site.db')
  database = openDatabase({ file, patienceMs: 300 })
  await migrate(database)
  other = new DatabaseSync(file)
})
afterEach(async () => {
  other.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('refuses a message while the database is locked, and accepts later ones', async () => {
  const browser = startTestChat(database).newBrowser()
  other.exec('begin immediate')
  await expect(browser.send('bot?')).rejects.toThrow(DatabaseUnavailableError)
  other.exec('commit')
  expect((await browser.send('bot?')).text).toContain('₹19,999')
  expect((await browser.open())?.messages).toHaveLength(2)
})

test('delivers the reply if the database is locked in the middle', async () => {
  const chat = startTestChat(database)
  const browser = chat.newBrowser()
  await browser.send('bot?')
  const outcome = await browser.begin({ message: 'bot price?' })
  if (outcome.kind === 'refused') throw new Error('refused')
  other.exec('begin immediate')
  const sent = await readSent(outcome.response)
  other.exec('commit')
  expect(sent.text).toContain('₹19,999')
  // The message's id tells whether it was stored.
  const { messages = [] } = (await browser.open()) ?? {}
  expect(messages.some(({ id }) => id === sent.state?.replyId) || sent.state?.replyId === null).toBe(true)
  expect(messages.at(2)).toMatchObject({ sender: 'visitor', text: 'bot price?' })
})
