import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { ReplyOutcome } from '#server/leads/reply/send-reply.ts'
import { queuedAddress } from '../queued-address.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** How answering ended; `draft`: what was typed, or a draft to edit. */
export type ReplyResult = ChangeResult & {
  /** The lead's page, once the answer is on its way or noted. */
  next?: string
  draft?: { subject?: string; text: string; followUp?: string; to?: string }
}

const FAILURE = 'The mail was not sent'

/** Sends the mail that was written, or notes that somebody wrote on WhatsApp. */
export async function answerLead(args: Args, viewer: Viewer, form: FormData, leadId: string) {
  const text = textOf(form, 'text')
  const subject = textOf(form, 'subject')
  const failed = (status: number, description: string, message = FAILURE) =>
    data<ReplyResult>(
      {
        ok: false,
        message,
        description,
        draft: { subject, text, followUp: textOf(form, 'followUp'), to: textOf(form, 'to') },
      },
      { status },
    )
  const { leads, emails } = args.context.get(servicesContext)
  const queue = new URL(args.request.url).searchParams.get('queue')
  /** On the lead's page, what it did to the lead can be taken back. */
  const answered = (message: string, changeId: string | undefined) => {
    const next = queuedAddress(leadId, queue)
    // A second form would send a second mail.
    if (wantsPage(args.request)) throw redirect(next, 303)
    const undo = changeId ? { changeId, label: 'The lead was changed with it.' } : undefined
    return data<ReplyResult>({ ok: true, message, next, undo })
  }
  try {
    if (textOf(form, 'intent') === 'draft') {
      const draft = await leads.draftReply(viewer, { leadId, signal: args.request.signal })
      if (draft.kind === 'gone') return failed(404, gone)
      return data<ReplyResult>({
        ok: true,
        message: 'A draft: read and change it before it goes out',
        isSeen: true,
        draft: { subject, text: draft.text, followUp: textOf(form, 'followUp'), to: textOf(form, 'to') },
      })
    }
    if (textOf(form, 'intent') === 'log-whatsapp') {
      const logged = await leads.logWhatsApp(viewer, {
        id: textOf(form, 'key'),
        leadId,
        text,
        followUp: textOf(form, 'followUp'),
      })
      if (logged.kind === 'gone') return failed(404, gone)
      return answered('Noted in the timeline', logged.changeId)
    }
    const { kind: mail } = await emails.state()
    const outcome = await leads.sendReply(viewer, {
      leadId,
      key: textOf(form, 'key'),
      to: textOf(form, 'to'),
      subject,
      text,
      followUp: textOf(form, 'followUp'),
      marksContacted: form.get('marksContacted') === 'yes',
    })
    if (outcome.kind !== 'sent') return failed(statusOf[outcome.kind], whyNot(outcome))
    return answered(sayMail(mail, 'The mail is on its way'), outcome.changeId)
  } catch (error) {
    if (error instanceof Response) throw error
    reportOutage(args, error)
    return failed(503, 'Nothing was sent. Try again in a moment: it goes out once only.')
  }
}

const withdrawn = 'This person withdrew their consent: they don’t want to be written to.'
const gone = 'This lead is not there any more.'
const statusOf = {
  gone: 404,
  invalid: 400,
  blocked: 409,
  withdrawn: 409,
  'too-many': 429,
  'changed-meanwhile': 409,
} as const

function whyNot(outcome: Exclude<ReplyOutcome, { kind: 'sent' }>): string {
  switch (outcome.kind) {
    case 'gone':
      return gone
    case 'blocked':
      return 'This address is on the block list of the settings.'
    case 'withdrawn':
      return withdrawn
    case 'too-many':
      return 'This address got as many mails from the team today as one may. Try again tomorrow, or call.'
    case 'changed-meanwhile':
      return 'The lead no longer has this address. Choose another one, then send again.'
    case 'invalid':
      return problems[outcome.problem]
  }
}

const problems = {
  'no-subject': 'A mail needs a subject.',
  empty: 'Write something first.',
  'too-long': `At most ${leadWorkLimits.subject} characters fit into the subject, and ${leadWorkLimits.reply} into the mail.`,
  'no-address': 'The lead has no e-mail address that mail can go to.',
} as const
