import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookSecrets, signatureHeaders, signingKeys, writeSecret } from './signature.ts'

const secrets = createWebhookSecrets('a secret of the site that is long enough')
const payload = '{"type":"lead.created","data":{"name":"आशा"}}'
const rotated = { id: 'hook-1', secret_version: 2, rotated_at: '2026-11-21T10:00:00.000Z' }

test('our signatures pass the check of the standard’s own package', () => {
  const keys = [secrets('hook-1', 1)]
  const headers = signatureHeaders({ id: 'msg-1', at: new Date(), payload, keys })
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

test.each([
  ['just now', '2026-11-21T10:00:01.000Z', [true, true]],
  ['for a day', '2026-11-22T09:59:59.000Z', [true, true]],
  ['not longer', '2026-11-22T10:00:00.000Z', [false, true]],
])('%s after a new secret the old one still opens it: %s', (_when, at, [byOld, byNew]) => {
  const keys = signingKeys(secrets, rotated, new Date(at))
  const headers = signatureHeaders({ id: 'msg-1', at: new Date(), payload, keys })
  const opens = (version: number) => {
    try {
      new Webhook(writeSecret(secrets('hook-1', version))).verify(payload, headers)
      return true
    } catch {
      return false
    }
  }
  expect([opens(1), opens(2)]).toEqual([byOld, byNew])
})
