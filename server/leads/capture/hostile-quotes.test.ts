import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { readAttribution } from '#server/submissions/sent-form.ts'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from './capture-lead.ts'
import { readQuoteForm } from './submit-quote.ts'

describeOnEveryDatabase('a hostile quote', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.remove())

  async function takeIn(text: string) {
    const email = `${crypto.randomUUID()}@example.test`
    const fields = {
      name: `N${text}`,
      email,
      message: `M${text}`,
      serviceInterest: 'ai-chatbots',
      consent: 'on',
    }
    const read = readQuoteForm(fields)
    if (!read.ok) return { problems: read.problems }
    await captureLead(
      { database, clock: () => new Date(), messageHost: 'example.test' },
      {
        submission: read.submission,
        idempotencyKey: crypto.randomUUID(),
        source: 'website_contact',
        attribution: readAttribution({
          fields: { attribution: JSON.stringify({ utmSource: text, ref: text, landingPath: text }) },
          headers: new Headers(),
        }),
        locale: 'en',
      },
    )
    const lead = await database.db
      .selectFrom('leads')
      .innerJoin('lead_details', 'lead_details.lead_id', 'leads.id')
      .select(['leads.name', 'leads.message', 'lead_details.attribution'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const emails = await database.db
      .selectFrom('emails')
      .select('data')
      .where('to_address', '=', email)
      .execute()
    return { lead, mailData: JSON.parse(emails[0]?.data ?? 'null') as { name: string; message: string } }
  }

  function expectAsWritten(text: string, taken: Awaited<ReturnType<typeof takeIn>>) {
    const name = cleanLine(`N${text}`).trim()
    const message = cleanText(`M${text}`).trim()
    expect(taken.lead).toMatchObject({ name, message })
    expect(taken.mailData).toMatchObject({ name, message })
    expect(() => JSON.parse(taken.lead?.attribution ?? '')).not.toThrow()
  }

  test.each(hostileTexts)('%j is stored unchanged', async (text) => {
    expectAsWritten(text, await takeIn(text))
  })

  test('any text is stored unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        expectAsWritten(text, await takeIn(text))
      }),
      { numRuns: 60 },
    )
  })
})

test('cleaned text is well-formed, without control characters, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cleaned = cleanText(text)
      expect(cleaned.isWellFormed()).toBe(true)
      expect(cleaned).not.toMatch(/(?![\t\n])\p{Cc}/u)
      expect(cleanText(cleaned)).toBe(cleaned)
      expect(cleanLine(text)).not.toMatch(/[\r\n\t\u2028\u2029]/)
    }),
  )
})
