import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { up } from '#server/database/migrations/0104-latest-consents.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { mayContact, readWithdrawals, withdrawnAt } from './may-contact.ts'

const day = (n: number) => `2026-11-${10 + n}T10:00:00.000Z`
/** When a consent was given and withdrawn, by day, and whose it was. */
type Given = [given: number, withdrawn: number | null, whose?: string]

describeOnEveryDatabase('whether a person may be contacted', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const [lead, other] = [randomUUID(), randomUUID()]
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const insert = (subject: 'lead_id' | 'testimonial_id', id: string, consents: Given[]) =>
    database.write(async (trx) => {
      for (const [given, withdrawn, whose = 'asha'] of consents) {
        await trx
          .insertInto('consents')
          .values({
            id: randomUUID(),
            contact_key: whose,
            lead_id: null,
            testimonial_id: null,
            [subject]: id,
            occasion: 'quote',
            wording: '2026-11',
            locale: 'en',
            given_at: day(given),
            withdrawn_at: withdrawn === null ? null : day(withdrawn),
          })
          .execute()
      }
    })

  /** By day when the consent was withdrawn; null where the person may be contacted. */
  const rules: [name: string, consents: Given[], withdrawn: number | null][] = [
    ['a record without a consent, as from a file', [], null],
    ['a consent that stands', [[1, null]], null],
    ['a consent that was withdrawn', [[1, 2]], 2],
    [
      'several that were withdrawn together',
      [
        [1, 5],
        [2, 5],
      ],
      5,
    ],
    [
      'one given after a withdrawal',
      [
        [1, 2],
        [3, null],
      ],
      null,
    ],
    [
      'one given after a withdrawal, and withdrawn too',
      [
        [1, 2],
        [3, 4],
      ],
      4,
    ],
    [
      'a consent that came back from the bin after a withdrawal',
      [
        [3, 3],
        [1, null],
      ],
      3,
    ],
    [
      'a withdrawal at the moment of a consent',
      [
        [1, 1],
        [1, null],
      ],
      1,
    ],
    [
      'another person who wrote later',
      [
        [1, 2],
        [3, null, 'ravi'],
      ],
      null,
    ],
    [
      'another person who wrote earlier',
      [
        [1, null, 'ravi'],
        [2, 3],
      ],
      3,
    ],
  ]
  test.each(rules)('%s', async (_, consents, withdrawn) => {
    for (const subject of ['lead_id', 'testimonial_id'] as const) {
      await insert(subject, lead, consents)
      await insert(subject, other, [[1, null, 'ravi']])
      const expected = withdrawn === null ? null : day(withdrawn)
      expect(await withdrawnAt(database.db, subject, lead)).toBe(expected)
      const about = { lead_id: null, testimonial_id: null, [subject]: lead }
      expect(await mayContact(database.db, about)).toBe(expected === null)
      const found = await readWithdrawals(database.db, subject, [lead, other])
      expect([...found]).toEqual(expected === null ? [] : [[lead, expected]])
    }
  })

  test('a mail about neither a lead nor a testimonial needs no consent', async () => {
    expect(await mayContact(database.db, { lead_id: null, testimonial_id: null })).toBe(true)
  })

  test('withdrawals of an older database have the same effect', async () => {
    await insert('lead_id', lead, [
      [1, null],
      [2, 4],
      [5, null, 'ravi'],
    ])
    await insert('lead_id', other, [[3, null]])
    await insert('testimonial_id', lead, [[6, null]])
    await up(database.db as never)
    const rows = await database.db
      .selectFrom('consents')
      .select(['given_at', 'withdrawn_at'])
      .orderBy('given_at')
      .execute()
    expect(rows.map(({ withdrawn_at }) => withdrawn_at)).toEqual([day(4), day(4), day(4), null, null])
    expect(await withdrawnAt(database.db, 'lead_id', other)).toBe(day(4))
  })
})
