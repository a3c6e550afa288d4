import { z } from 'zod'
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'

export type WebhookFields = { url: string; description: string; events: EventType[]; ownNetwork: boolean }

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
  events: z.array(z.enum(eventTypes)).min(1, 'Choose at least one.'),
  ownNetwork: z.boolean(),
})

/** Validates the owner's input. The host is only resolved when something is sent. */
export function readWebhookForm(
  input: WebhookInput,
): { ok: true; fields: WebhookFields } | { ok: false; problems: WebhookProblems } {
  const parsed = schema.safeParse(input)
  const problems: WebhookProblems = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as keyof WebhookProblems
    problems[field] ??= field === 'events' ? 'Choose at least one.' : message
  }
  problems.url ??= whatIsWrongWith(input.url.trim(), input.ownNetwork)
  if (!parsed.success || problems.url) return { ok: false, problems: withoutEmpty(problems) }
  const { url, ...others } = parsed.data
  return { ok: true, fields: { ...others, url: new URL(url).href } }
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

function withoutEmpty(problems: WebhookProblems): WebhookProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
