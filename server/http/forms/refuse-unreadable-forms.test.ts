import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuseUnreadableForms } from './refuse-unreadable-forms.ts'

const app = new Hono()
  .use(refuseUnreadableForms(1_000))
  .post('*', async (c) => c.json([...(await c.req.raw.formData())]))

async function send(body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await app.request('/', { method: 'POST', body, headers })
  return answer.json()
}

test('removes NUL characters, which PostgreSQL does not store', async () => {
  const asSent = { 'content-type': 'application/x-www-form-urlencoded' }
  const expected = [
    ['name', 'Asha'],
    ['message', 'It costs %00'],
  ]
  expect(await send('name=As%00ha&message=It+costs+%2500', asSent)).toEqual(expected)
  const form = new FormData()
  form.append('name', 'As\0ha')
  form.append('message', 'It costs %00')
  expect(await send(form)).toEqual(expected)
})
