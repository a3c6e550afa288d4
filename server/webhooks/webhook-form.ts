import { z } from 'zod'
import { eventTypes } from '#domain/webhooks/event-types.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import { problemsOf } from '#server/submissions/form-fields.ts'

/** The problem of each field. */
export type WebhookProblems = Partial<Record<'url' | 'description' | 'events', string>>

export type WebhookInput = {
  url: string
  description: string
  events: string[]
  ownNetwork: boolean
}

const schema = z.object({
  url: z.string().trim().max(webhookLimits.url, 'That address is too long.'),
  description: z.string().trim().max(webhookLimits.description, 'That is too long.'),
  events: z.array(z.enum(eventTypes, 'Choose at least one.')).min(1, 'Choose at least one.'),
  ownNetwork: z.boolean(),
})

/** Validates the owner's input. The host is only resolved when something is sent. */
export function readWebhookForm(
  input: WebhookInput,
): { ok: true; fields: z.infer<typeof schema> } | { ok: false; problems: WebhookProblems } {
  const parsed = schema.safeParse(input)
  const url = whatIsWrongWith(input.url.trim(), input.ownNetwork)
  const problems: WebhookProblems = {
    ...(url ? { url } : {}),
    ...(parsed.error ? problemsOf<WebhookProblems>(parsed.error) : {}),
  }
  if (!parsed.success || url) return { ok: false, problems }
  return { ok: true, fields: { ...parsed.data, url: new URL(parsed.data.url).href } }
}

function whatIsWrongWith(text: string, ownNetwork: boolean): string | undefined {
  if (!text) return 'Write the address.'
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return 'Write the whole address, beginning with https://.'
  }
  if (url.protocol !== 'https:' && !(ownNetwork && url.protocol === 'http:')) {
    return ownNetwork ? 'It has to begin with https:// or http://.' : 'It has to begin with https://.'
  }
  if (url.username || url.password) return 'Leave out the name and password before the @.'
  return undefined
}
