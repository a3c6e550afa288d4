import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { noteConsent } from './note-consent.ts'

const day = (n: number) => `2026-11-${10 + n}T10:00:00.000Z`
const person = { email: 'asha@example.test', occasion: 'quote', locale: 'hi' } as const

describeOnEveryDatabase('a consent', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  test('counts as withdrawn if its form was sent before a withdrawal and stored after it', async () => {
    const note = (givenAt: string) =>
      database.write((trx) => noteConsent(trx, (contact) => JSON.stringify(contact), person, givenAt))
    await note(day(1))
    await database.write((trx) =>
      trx
        .updateTable('consents')
        .set({ withdrawn_at: day(3) })
        .execute(),
    )
    await note(day(2))
    await note(day(4))
    const stored = await database.db
      .selectFrom('consents')
      .select(['given_at', 'withdrawn_at', 'locale'])
      .orderBy('given_at')
      .execute()
    expect(stored).toEqual([
      { given_at: day(1), withdrawn_at: day(3), locale: 'hi' },
      { given_at: day(2), withdrawn_at: day(3), locale: 'hi' },
      { given_at: day(4), withdrawn_at: null, locale: 'hi' },
    ])
  })
})
