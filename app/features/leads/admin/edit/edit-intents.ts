import { z } from 'zod'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { intent, text, textFields } from '#app/lib/office-action.ts'
import { leadAddress, readSeen } from './edit-result.ts'

const outage = 'Nothing was saved. Try again in a moment.'

/** Saves a lead's form. */
export const saveLead = intent({
  schema: textFields('seen'),
  failure: 'Failed to update lead',
  outage,
  async run({ services, viewer, input, form, params }) {
    const seen = readSeen(input.seen)
    const get = (name: string) => form.get(name)
    const outcome = await services.leads.edit(viewer, {
      leadId: params.id ?? '',
      get,
      seen: (field) => seen[field],
    })
    if (outcome.kind !== 'conflict') return outcome
    const description =
      'Someone else saved this lead first. Their values are shown beside yours. Saving again replaces them.'
    return { kind: 'conflict' as const, description, more: { theirs: outcome.theirs } }
  },
  toast: (outcome) => ({ message: outcome.kind === 'changed' ? 'Lead saved' : 'Nothing was different' }),
  goTo: (_outcome, { params }) => leadAddress(params.id ?? ''),
})

/** Adds a lead. */
export const addLead = intent({
  schema: z.object({ id: text, anyway: text, tellThem: text }),
  failure: 'Failed to create lead',
  outage,
  async run({ services, viewer, input, form }) {
    const { kind: mail } = await services.emails.state()
    const outcome = await services.leads.add(viewer, {
      id: input.id,
      get: (name: string) => form.get(name),
      anyway: input.anyway === 'yes',
      tellThem: input.tellThem === 'yes',
    })
    if (outcome.kind !== 'duplicates') return { ...outcome, mail }
    const { duplicates, isOpen } = outcome
    const description = isOpen
      ? 'An open lead has the same address or number. Go on there.'
      : 'You may know them already. Look at who is named in the form, then add them anyway.'
    return { kind: 'invalid' as const, status: 409, description, more: { duplicates, isOpen } }
  },
  toast: ({ mailed, mail }) => ({
    message: 'Lead added',
    description: mailed
      ? sayMail(mail, 'They get an e-mail that their request is here.', 'The e-mail to them is saved.')
      : undefined,
  }),
  goTo: ({ leadId }) => leadAddress(leadId),
})
