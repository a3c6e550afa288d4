import { z } from 'zod'
import { intent, refuse, text, ticked, version } from '#app/lib/office/office-action.ts'
import { sayMail } from '#app/office/mail-words.ts'
import { leadAddress } from '../paths.ts'

const outage = 'Nothing was saved. Try again in a moment.'

/** Saves a lead's form. */
export const saveLead = intent({
  schema: z.object({ version }),
  failure: 'Failed to update lead',
  outage,
  run: ({ services, viewer, input, form, id }) =>
    services.leads.edit(viewer, { leadId: id, get: (name) => form.get(name), ...input }),
  toast: (outcome) => ({ message: outcome.kind === 'changed' ? 'Lead saved' : 'Nothing to save' }),
  goTo: (_outcome, { id }) => leadAddress(id),
})

/** Adds a lead. */
export const addLead = intent({
  schema: z.object({ id: text, anyway: ticked, tellThem: ticked }),
  failure: 'Failed to create lead',
  outage,
  async run({ services, viewer, input, form }) {
    const { kind: mail } = await services.emails.state()
    const outcome = await services.leads.add(viewer, {
      ...input,
      get: (name) => form.get(name),
    })
    if (outcome.kind !== 'duplicates') return { ...outcome, mail }
    const { duplicates, isOpen } = outcome
    const description = isOpen
      ? 'An open lead has the same address or number. The form links to it.'
      : 'You may already have this lead. Check the leads named in the form, or add it anyway.'
    return refuse('invalid', description, { status: 409, more: { duplicates, isOpen } })
  },
  toast: ({ mailed, mail }) => ({
    message: 'Lead added',
    description: mailed
      ? sayMail(
          mail,
          'The customer gets an e-mail that confirms the request.',
          'The e-mail to the customer is saved.',
        )
      : undefined,
  }),
  goTo: ({ leadId }) => leadAddress(leadId),
})
