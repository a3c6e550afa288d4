import { createHash } from 'node:crypto'
import type { WebhookItem } from './read-webhooks.ts'

type Fields = Pick<WebhookItem, 'url' | 'description' | 'events' | 'ownNetwork'>

/**
 * Stands for what a form showed of a webhook. How it does and its secret are no part of it: who pauses it while a
 * form is open has changed nothing that the form would write over.
 */
export function versionOf({ url, description, events, ownNetwork }: Fields): string {
  const shown = JSON.stringify([url, description, events, ownNetwork])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22)
}
