import { z } from 'zod'
import { intent, refuse, text, textFields, ticked } from '#app/lib/office/office-action.ts'

const failure = 'Nothing was changed'

const testRefusals = {
  gone: ['not-found', 'That device no longer accepts notifications. Add it again on the device itself.'],
  'signed-out': ['invalid', 'You are signed out on that device. Sign in there to get notifications again.'],
  refused: ['invalid', 'Its push service refused it.'],
  again: ['invalid', 'Its push service could not be reached. Try again later.'],
} as const

/** The changes of the devices that show messages. */
export const deviceIntents = {
  subscribe: intent({
    schema: z.object({ endpoint: text, p256dh: text, auth: text, withNames: ticked }),
    failure: 'This device was not added',
    async run({ services, viewer, input, args }) {
      const userAgent = args.request.headers.get('user-agent') ?? ''
      const kind = await services.push.subscribe(viewer, { input, userAgent })
      if (kind === 'subscribed') return { kind }
      return refuse('invalid', 'The browser’s details were not understood.')
    },
    toast: () => ({ message: 'Notifications are on', description: 'Send a test to see one.' }),
  }),
  test: intent({
    schema: textFields('device'),
    failure: 'The test was not sent',
    async run({ services, viewer, input }) {
      const answer = await services.push.sendTest(viewer, input.device)
      if (answer === 'taken') return { kind: answer }
      const [kind, description] = testRefusals[answer]
      return refuse(kind, description)
    },
    toast: () => ({ message: 'Test sent', description: 'It should arrive within seconds.' }),
  }),
  remove: intent({
    schema: textFields('device'),
    failure,
    async run({ services, viewer, input }) {
      await services.push.unsubscribe(viewer, input.device)
      return { kind: 'removed' as const }
    },
    toast: 'Device removed',
  }),
}
