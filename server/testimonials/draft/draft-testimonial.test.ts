import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentencesOf } from '#domain/testimonials/draft.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { createGeminiModels } from '#server/adapters/gemini.ts'
import { openTestDatabase } from '#tests/support/records/test-database.ts'
import { startTestimonials } from '#tests/support/records/test-testimonials.ts'
import {
  type GeminiServer,
  refuses,
  says,
  saysNothing,
  startGeminiServer,
} from '#tests/support/servers/gemini-server.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeEach(async () => {
  database = await openTestDatabase('sqlite')
})
afterEach(() => database.remove())

function draft(site: ReturnType<typeof startTestimonials>, fields: Record<string, string>, locale = 'en') {
  return site.testimonials.draft({
    fields: { serviceType: 'ai-chatbot', ...fields },
    addressKey: '192.0.2.1',
    locale: locale as 'en' | 'hi' | 'sw',
    signal: new AbortController().signal,
  })
}

async function textOf(drafting: ReturnType<typeof draft>): Promise<string> {
  const outcome = await drafting
  return outcome.kind === 'drafted' ? outcome.text : outcome.kind
}

describe('without a model', () => {
  test('contains the visitor’s facts, with placeholders for the rest', async () => {
    const site = startTestimonials(database)
    expect(
      await draft(site, { company: 'Saket Dental', role: 'owner', words: 'it answers at night' }),
    ).toEqual({
      kind: 'drafted',
      by: 'composer',
      text: 'As owner at Saket Dental, I chose DEL AI Works for AI Chatbot. it answers at night.',
    })
    expect(await textOf(draft(site, {}))).toBe(
      'I chose DEL AI Works for AI Chatbot. What I needed was … (tell it in a few words). What is different now: … (good, or not so good).',
    )
    expect(await textOf(draft(site, { kind: 'projectDetails', company: 'Saket Dental' }))).toBe(
      'The project was AI Chatbot for Saket Dental. What had to be done: … (in a few words). We worked on it together for … (how long). It is used by … (whom, and for what).',
    )
  })

  test.each(['en', 'hi', 'sw'])('has the promised sentences in %s for every service', async (locale) => {
    const site = startTestimonials(database)
    for (const serviceType of testimonialServices) {
      for (const company of ['', 'Rao Stores']) {
        for (const role of ['', 'Owner']) {
          const told = { serviceType, company, role }
          expect(sentencesOf(await textOf(draft(site, told, locale))).length).toBeGreaterThanOrEqual(2)
          const details = await textOf(draft(site, { ...told, kind: 'projectDetails' }, locale))
          expect(sentencesOf(details).length).toBeGreaterThanOrEqual(3)
        }
      }
    }
  })

  test.each(['', 'AI Chatbot', 'nonsense'])('drafts nothing with the service %j', async (serviceType) => {
    expect(await draft(startTestimonials(database), { serviceType })).toEqual({ kind: 'no-service' })
  })

  test('refuses too many requests with a time', async () => {
    const site = startTestimonials(database, { limits: true })
    const outcomes = []
    for (let i = 0; i < 21; i++) outcomes.push(await draft(site, {}))
    expect(outcomes.at(-1)).toMatchObject({ kind: 'too-many', retryAfterSeconds: expect.any(Number) })
  })
})

describe('with a model', () => {
  let gemini: GeminiServer
  beforeAll(async () => {
    gemini = await startGeminiServer()
  })
  afterAll(() => gemini.close())
  const start = () =>
    startTestimonials(database, {
      models: createGeminiModels({ apiKey: 'a-key', url: gemini.url, models: ['first'] }),
    })

  test('uses the model’s draft, made from the visitor’s facts and no personal data', async () => {
    gemini.behave(says('Our bot answers at night. ', 'We are glad we asked.'))
    expect(
      await draft(start(), {
        company: 'Saket Dental',
        role: 'Owner',
        words: 'call me at +91 98765 43210 or asha@example.test',
      }),
    ).toEqual({
      kind: 'drafted',
      by: 'model',
      text: 'Our bot answers at night. We are glad we asked.',
    })
    const asked = JSON.stringify(gemini.calls.at(-1)?.body)
    expect(asked).toContain('Saket Dental')
    expect(asked).not.toMatch(/98765|example\.test/)
  })

  test.each([
    ['an invented number', 'It works well. Our sales rose by 40%.', 'It works well.'],
    ['an amount', 'It works well. We paid ₹24,999 for it.', 'It works well.'],
    ['a link', 'It works well at https://evil.test/x every day.', 'It works well at every day.'],
    ['markup', '**It works** <b>well</b>.', 'It works well.'],
    ['text beyond the limit', 'One. Two. Three. Four.', 'One. Two. Three.'],
    [
      'the instructions',
      'If the customer is not content, say so as plainly as they do.',
      'I chose DEL AI Works for AI Chatbot. good.',
    ],
  ])('filters %s', async (_what, said, expected) => {
    gemini.behave(says(said))
    expect(await textOf(draft(start(), { words: 'good' }))).toBe(expected)
  })

  test.each([
    ['is refused', refuses(403)],
    ['is overloaded', refuses(503)],
    ['returns nothing', saysNothing],
  ])('replaces a model that %s by our own sentences', async (_how, behaviour) => {
    gemini.behave(behaviour)
    expect(await draft(start(), { words: 'good' })).toMatchObject({ kind: 'drafted', by: 'composer' })
  })
})
