import { z } from 'zod'
import { intent, refuse, text, textFields, texts, ticked, version } from '#app/lib/office/office-action.ts'
import type { WebhookMove } from '#server/webhooks/manage-webhook.ts'
import { WEBHOOKS } from './webhooks-path.ts'

/** A new secret, which is shown only once. */
export type WebhookSecret = { secret: string }

const failure = 'Nothing was changed'
const changed = refuse('conflict', 'The webhook has changed since you opened it. Check it again.')
const input = { url: text, description: text, event: texts, ownNetwork: ticked }

function move(move: WebhookMove, toast: string) {
  return intent({
    schema: textFields(),
    failure,
    async run({ services, viewer, id }) {
      const outcome = await services.webhooks.move(viewer, { id, move })
      return outcome === 'unchanged' ? changed : { kind: 'moved' as const }
    },
    toast,
    goTo: () => (move === 'delete' ? WEBHOOKS : undefined),
  })
}

/** The forms of the list of webhooks. */
export const webhooksIntents = {
  save: intent({
    schema: z.object(input),
    failure,
    async run({ services, viewer, input: { event, ...rest } }) {
      const added = await services.webhooks.add(viewer, { ...rest, events: event })
      return added.kind === 'invalid' ? added : { kind: 'added' as const, more: { secret: added.secret } }
    },
    toast: 'Webhook added',
  }),
}

/** The forms of a webhook's page. */
export const webhookIntents = {
  pause: move('pause', 'Webhook paused'),
  resume: move('resume', 'Webhook resumed'),
  delete: move('delete', 'Webhook deleted'),
  rotate: intent({
    schema: textFields(),
    failure,
    async run({ services, viewer, id }) {
      const rotated = await services.webhooks.rotate(viewer, id)
      return rotated.kind === 'gone'
        ? changed
        : { kind: 'rotated' as const, more: { secret: rotated.secret } }
    },
    toast: 'Secret rotated',
  }),
  test: intent({
    schema: textFields(),
    failure: 'The test did not arrive',
    async run({ services, viewer, id }) {
      const answer = await services.webhooks.sendTest(viewer, id)
      if (!answer) return changed
      const what = answer.kind === 'failed' ? answer.reason : `It answered ${answer.status}`
      // Status 200, so that the page loads its log again.
      if (!answer.arrived) return refuse('conflict', `${what}.`, { status: 200 })
      return { kind: 'arrived' as const, description: `${what}, in ${answer.ms} ms.` }
    },
    toast: ({ description }) => ({ message: 'The test arrived', description }),
  }),
  again: intent({
    schema: textFields('delivery'),
    failure,
    async run({ services, viewer, input }) {
      const outcome = await services.webhooks.sendAgain(viewer, input.delivery)
      if (outcome !== 'unchanged') return { kind: 'queued' as const }
      return refuse('conflict', 'It is being sent already.')
    },
    toast: 'Queued again',
  }),
  save: intent({
    schema: z.object({ version, ...input }),
    failure,
    run: ({ services, viewer, input: { version, event, ...rest }, id }) =>
      services.webhooks.change(viewer, { id, version, input: { ...rest, events: event } }),
    toast: 'Webhook saved',
  }),
}
