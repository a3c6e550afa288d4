import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { copy } from '#content/copy/copy.ts'
import type { Services } from '#server/app.ts'
import { sendTestimonial } from './send-testimonial.ts'
import { answerTexts } from './testimonial-texts.ts'

/** Returns a function that sends the form without scripts. Each draft has a different text. */
function setUp() {
  const context = new RouterContextProvider()
  let drafts = 0
  context.set(servicesContext, {
    testimonials: {
      draft: async () => ({ kind: 'drafted', text: `Draft ${++drafts}` }),
      submit: async () => ({ kind: 'invalid', problems: { name: 'required' } }),
    },
    reportError: () => {},
  } as unknown as Services)
  context.set(visitContext, {
    addressKey: '192.0.2.1',
    gone: new AbortController().signal,
    path: '/contact',
    locale: 'en',
    viewer: async () => undefined,
  })
  return async (fields: Partial<Record<string, string>>) => {
    const request = new Request('http://site.test/contact', { method: 'POST' })
    const answer = await sendTestimonial(
      { request, context },
      'testimonials',
      fields as Record<string, string>,
    )
    if (answer instanceof Response) throw new Error('led elsewhere')
    const { testimonial } = answer.data
    return 'fields' in testimonial ? testimonial.fields : {}
  }
}

test('undoes drafts one by one, back to the visitor’s own text', async () => {
  const send = setUp()
  const first = await send({ draft: 'testimonial', content: 'My own' })
  expect(first).toMatchObject({ content: 'Draft 1', contentBefore: 'My own', ownWords: 'My own' })
  const second = await send({ ...first, content: 'Draft 1, edited' })
  expect(second).toMatchObject({ content: 'Draft 2', contentBefore: 'Draft 1, edited', ownWords: 'My own' })
  const { draft: _, ...shown } = second
  const back = await send({ ...shown, putBack: 'testimonial' })
  expect(back).toMatchObject({ content: 'Draft 1, edited', contentBefore: 'My own' })
  const { contentBefore, ...own } = await send({ ...back, putBack: 'testimonial' })
  expect([own.content, contentBefore]).toEqual(['My own', undefined])
})

test('undoes a draft of the project details without touching the testimonial', async () => {
  const send = setUp()
  const drafted = await send({ draft: 'projectDetails', projectDetails: 'Two branches', content: 'Mine' })
  expect(drafted).toMatchObject({
    projectDetails: 'Draft 1',
    projectDetailsBefore: 'Two branches',
    content: 'Mine',
  })
  const { draft: _, ...shown } = drafted
  expect(await send({ ...shown, putBack: 'projectDetails' })).toMatchObject({
    projectDetails: 'Two branches',
    content: 'Mine',
  })
})

test('keeps the text from before a draft if another field is wrong', async () => {
  const fields = await setUp()({ content: 'Draft', contentBefore: 'Mine', ownWords: 'Mine' })
  expect(fields).toMatchObject({ contentBefore: 'Mine', ownWords: 'Mine' })
})

test('does not call a wrong field missing', () => {
  const words = copy.en.testimonialForm
  const title = (problems: object) =>
    answerTexts(words, { kind: 'invalid', problems, fields: {} } as never)?.title
  expect(title({ name: 'required' })).toBe('Missing Information')
  expect(title({ email: 'email' })).toBe('Submission Error')
})
