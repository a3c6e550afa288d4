import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import type { Services } from '#server/app.ts'
import type { QuoteOutcome } from '#server/leads/capture/submit-quote.ts'
import { action } from './contact.tsx'

/** Sends `body` to the page, whose lead service answers with `submitQuote`. */
async function send(body: BodyInit, submitQuote: () => Promise<QuoteOutcome>, contentType?: string) {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    leads: { submitQuote },
    reportError: (error: unknown) => reported.push(error),
  } as unknown as Services)
  context.set(visitContext, {
    addressKey: '192.0.2.1',
    gone: new AbortController().signal,
    path: '/contact',
    locale: 'en',
    viewer: async () => undefined,
  })
  const request = new Request('http://site.test/contact', {
    method: 'POST',
    body,
    headers: contentType ? { 'content-type': contentType } : {},
  })
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
  return { answer: answer as Exclude<typeof answer, Response>, response: answer as Response, reported }
}

const written = () => new URLSearchParams({ name: 'Asha', message: 'We miss calls.' })

test('keeps the visitor’s text in an outage, suggests when to retry, and reports the error', async () => {
  const outage = new Error('the disk is full')
  const { answer, reported } = await send(written(), () => Promise.reject(outage))
  expect(answer.data).toEqual({ kind: 'unavailable', fields: { name: 'Asha', message: 'We miss calls.' } })
  expect(answer.init).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } })
  expect(JSON.stringify(answer)).not.toContain('disk')
  expect(reported).toEqual([outage])
})

test('tells a visitor with too many requests when to retry', async () => {
  const { answer } = await send(written(), async () => ({
    kind: 'too-many',
    retryAfterSeconds: 480,
  }))
  expect(answer.data).toMatchObject({ kind: 'too-many', fields: { name: 'Asha' } })
  expect(answer.init).toMatchObject({ status: 429, headers: { 'Retry-After': '480' } })
})

test('refuses a body that is not a form', async () => {
  const never = () => Promise.reject(new Error('was asked'))
  const { answer, reported } = await send('--x\r\nbroken', never, 'multipart/form-data; boundary=y')
  expect(answer.data).toEqual({ kind: 'malformed' })
  expect(answer.init).toMatchObject({ status: 400 })
  expect(reported).toEqual([])
})

test('redirects a form sent without scripts to its receipt, and answers one sent by scripts directly', async () => {
  const sent = async (): Promise<QuoteOutcome> => ({
    kind: 'sent',
    category: 'Hot',
    followUpDays: 1,
    reference: '7K2M9Q',
    receipt: 'r',
  })
  const { response } = await send(written(), sent)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=r#quote-form'])
  const body = written()
  body.set('answer', 'data')
  expect((await send(body, sent)).answer.data).toEqual(await sent())
})
