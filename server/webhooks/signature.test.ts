import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookSecrets, signatureHeaders, writeSecret } from './signature.ts'

const secrets = createWebhookSecrets('a secret of the site that is long enough')
const payload = '{"type":"lead.created","data":{"name":"आशा"}}'

test('our signatures pass the check of the standard’s own package', () => {
  const key = secrets('hook-1', 1)
  const headers = signatureHeaders({ id: 'msg-1', at: new Date(), payload, key })
  const receiver = new Webhook(writeSecret(secrets('hook-1', 1)))
  expect(receiver.verify(payload, headers)).toEqual(JSON.parse(payload))
  expect(() => receiver.verify(payload.replace('lead', 'cash'), headers)).toThrow()
  expect(() => receiver.verify(payload, { ...headers, 'webhook-id': 'msg-2' })).toThrow()
})

test('every webhook and every rotation has a secret of its own, always the same', () => {
  const all = [secrets('hook-1', 1), secrets('hook-1', 2), secrets('hook-2', 1)].map(writeSecret)
  expect(new Set(all).size).toBe(3)
  expect(writeSecret(secrets('hook-1', 1))).toBe(all[0])
  expect(all[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
})
