import { z } from 'zod'
import { ids, intent, refuse } from '#app/lib/office/office-action.ts'

const chosen = z.object({ id: ids.refine((all) => all.length > 0, 'Select at least one e-mail.') })
const NOT_CHANGED = 'Nothing was changed'
const onTheWay = refuse('conflict', 'They are being sent or were sent already.')
const changed = refuse('conflict', 'Someone else changed it first.')

const queued = (count: number) =>
  count === 1 ? 'The e-mail will be sent again' : `${count} e-mails will be sent again`
const markedDone = (count: number) => (count === 1 ? 'Marked as done' : `${count} e-mails marked as done`)

/** The changes of mails that were not delivered. */
export const emailIntents = {
  resend: intent({
    schema: chosen,
    failure: 'Nothing was sent again',
    async run({ services, viewer, input }) {
      const count = await services.emails.resend(viewer, input.id)
      return count > 0 ? { kind: 'queued' as const, count } : onTheWay
    },
    toast: ({ count }) => ({ message: queued(count) }),
  }),
  settle: intent({
    schema: chosen,
    failure: NOT_CHANGED,
    async run({ services, viewer, input }) {
      const settled = await services.emails.settle(viewer, input.id, true)
      return settled.length > 0 ? { kind: 'settled' as const, settled } : changed
    },
    toast: ({ settled }) => ({ message: markedDone(settled.length) }),
    undo: ({ settled }) => ({ fields: { intent: 'unsettle', id: settled.join(' ') } }),
  }),
  unsettle: intent({
    schema: chosen,
    failure: NOT_CHANGED,
    async run({ services, viewer, input }) {
      const unsettled = await services.emails.settle(viewer, input.id, false)
      return unsettled.length > 0 ? { kind: 'unsettled' as const } : changed
    },
    toast: 'Marked as not done',
  }),
}
