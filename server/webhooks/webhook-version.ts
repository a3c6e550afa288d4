import { createHash } from 'node:crypto'
import type { WebhookItem } from './read-webhooks.ts'

type Fields = Pick<WebhookItem, 'url' | 'description' | 'events' | 'ownNetwork'>

/**
 * Returns the version of a webhook's editable fields. State and secret do not count, so pausing does not conflict
 * with an open form.
 */
export function versionOf({ url, description, events, ownNetwork }: Fields): string {
  const shown = JSON.stringify([url, description, events, ownNetwork])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22)
}
