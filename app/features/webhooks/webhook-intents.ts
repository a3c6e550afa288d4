import { z } from 'zod'
import { intent, type OfficeCall, text, textFields, texts, ticked } from '#app/lib/office-action.ts'
import type { WebhookMove } from '#server/webhooks/manage-webhook.ts'
import { WEBHOOKS } from './webhooks-path.ts'

/** A new secret is shown this once. */
export type WebhookSecret = { secret: string }

const failure = 'Nothing was changed'
const asSeen = {
  kind: 'conflict' as const,
  description: 'The webhook is not as it was when you looked. Look again.',
}
const input = { url: text, description: text, event: texts, ownNetwork: ticked }

const idOf = ({ params }: Pick<OfficeCall<never>, 'params'>) => params.id ?? ''

function move(move: WebhookMove, toast: string) {
  return intent({
    schema: textFields('id'),
    failure,
    async run({ services, viewer, input, ...call }) {
      const outcome = await services.webhooks.move(viewer, { id: idOf(call) || input.id, move })
      return outcome === 'unchanged' ? asSeen : { kind: 'moved' as const }
    },
    toast,
    undo: (_outcome, call) =>
      move === 'delete' ? { action: WEBHOOKS, fields: { intent: 'restore', id: idOf(call) } } : undefined,
    goTo: () => (move === 'delete' ? WEBHOOKS : undefined),
  })
}

/** What the list of webhooks does. */
export const webhooksIntents = {
  restore: move('restore', 'The webhook is back, paused'),
  save: intent({
    schema: z.object(input),
    failure,
    async run({ services, viewer, input: { event, ...rest } }) {
      const added = await services.webhooks.add(viewer, { ...rest, events: event })
      if (added.kind === 'too-many') {
        return { kind: 'invalid' as const, status: 409, description: 'There are too many webhooks.' }
      }
      return added.kind === 'invalid' ? added : { kind: 'added' as const, more: { secret: added.secret } }
    },
    toast: 'Webhook added',
  }),
}

/** What the page of one webhook does. */
export const webhookIntents = {
  pause: move('pause', 'Webhook paused'),
  resume: move('resume', 'The webhook goes on'),
  delete: move('delete', 'Webhook deleted'),
  rotate: intent({
    schema: textFields(),
    failure,
    async run({ services, viewer, ...call }) {
      const rotated = await services.webhooks.rotate(viewer, idOf(call))
      return rotated.kind === 'gone' ? asSeen : { kind: 'rotated' as const, more: { secret: rotated.secret } }
    },
    toast: 'There is a new secret',
  }),
  test: intent({
    schema: textFields(),
    failure: 'The test did not arrive',
    async run({ services, viewer, ...call }) {
      const answer = await services.webhooks.sendTest(viewer, idOf(call))
      if (!answer) return asSeen
      const what = answer.kind === 'failed' ? answer.reason : `It answered ${answer.status}`
      // As a conflict, because the log on the page has it now.
      if (!answer.arrived) return { kind: 'conflict' as const, status: 200, description: `${what}.` }
      return { kind: 'arrived' as const, told: `${what}, in ${answer.ms} ms.` }
    },
    toast: ({ told }) => ({ message: 'The test arrived', description: told }),
  }),
  again: intent({
    schema: textFields('delivery'),
    failure,
    async run({ services, viewer, input }) {
      const outcome = await services.webhooks.sendAgain(viewer, input.delivery)
      if (outcome !== 'unchanged') return { kind: 'queued' as const }
      return { kind: 'conflict' as const, description: 'It is on its way already.' }
    },
    toast: 'In the queue again',
  }),
  save: intent({
    schema: z.object({ version: text, ...input }),
    failure,
    run: ({ services, viewer, input: { version, event, ...rest }, ...call }) =>
      services.webhooks.change(viewer, { id: idOf(call), version, input: { ...rest, events: event } }),
    toast: 'Webhook saved',
  }),
}
