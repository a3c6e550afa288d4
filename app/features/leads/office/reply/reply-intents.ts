import { z } from 'zod'
import { intent, type OfficeCall, refuse, text, textFields, ticked } from '#app/lib/office/office-action.ts'
import { sayMail } from '#app/office/mail-words.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { leadAddress } from '../paths.ts'

const failure = 'The mail was not sent'
const CHANGED = 'The lead was changed with it.'

/** The lead's page, with its place in the queue. */
function leadOf({ id, url }: Pick<OfficeCall, 'id' | 'url'>): string {
  return leadAddress(id, '', { queue: url.searchParams.get('queue') })
}

/** Why a mail is refused. */
const refusals: Record<string, [status: number, description: string]> = {
  blocked: [409, 'This address is on the block list of the settings.'],
  withdrawn: [409, 'This person withdrew their consent: they don’t want to be written to.'],
  'too-many': [
    429,
    'The team has sent this address as many mails as it may today. Try again tomorrow, or call.',
  ],
}

/** The forms of the page where a lead is answered. */
export const replyIntents = {
  draft: intent({
    schema: textFields(),
    failure: 'Failed to draft a reply',
    async run({ services, viewer, args, id }) {
      const draft = await services.leads.draftReply(viewer, { leadId: id, signal: args.request.signal })
      return draft.kind === 'gone' ? draft : { kind: draft.kind, more: { text: draft.text } }
    },
  }),
  'log-whatsapp': intent({
    schema: textFields('key', 'text', 'followUp'),
    failure: 'Failed to add lead activity',
    run: ({ services, viewer, input: { key, ...input }, id }) =>
      services.leads.logWhatsApp(viewer, { id: key, leadId: id, ...input }),
    toast: 'Noted in the timeline',
    undo: () => CHANGED,
    goTo: (_outcome, call) => leadOf(call),
  }),
  send: intent({
    schema: z.object({ key: text, to: text, subject: text, text, followUp: text, marksContacted: ticked }),
    failure,
    outage: 'Nothing was sent. Try again in a moment: it is sent only once.',
    problems: {
      'no-subject': 'A mail needs a subject.',
      empty: 'Write something first.',
      'too-long': `At most ${leadWorkLimits.subject} characters fit into the subject, and ${leadWorkLimits.reply} into the mail.`,
      'no-address': 'The lead has no e-mail address that mail can go to.',
    },
    async run({ services, viewer, input, id }) {
      const { kind: mail } = await services.emails.state()
      const outcome = await services.leads.sendReply(viewer, { ...input, leadId: id })
      const refusal = refusals[outcome.kind]
      if (refusal) return refuse('invalid', refusal[1], { status: refusal[0] })
      if (outcome.kind === 'conflict') {
        return refuse('conflict', 'The lead no longer has this address. Choose another one, then send again.')
      }
      return { ...outcome, mail }
    },
    toast: (outcome) => ({
      message: 'mail' in outcome ? sayMail(outcome.mail, 'The mail is on its way') : '',
    }),
    undo: () => CHANGED,
    goTo: (_outcome, call) => leadOf(call),
  }),
}
