import type { RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { type MailKind, sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { AddOutcome } from '#server/leads/edit/add-lead.ts'
import { type EditResult, readTyped } from './edit-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Answer = EditResult & { status: number }

const failure = 'Failed to create lead'

/** What the page for a new lead does with the form that was sent. */
export async function saveNew(args: Args, viewer: Viewer, form: FormData): Promise<Answer> {
  const typed = readTyped(form)
  const added = {
    id: textOf(form, 'id'),
    get: (name: string) => form.get(name),
    anyway: form.get('anyway') === 'yes',
    tellThem: form.get('tellThem') === 'yes',
  }
  let outcome: AddOutcome
  let mail: MailKind
  try {
    const { leads, emails } = args.context.get(servicesContext)
    mail = (await emails.state()).kind
    outcome = await leads.add(viewer, added)
  } catch (error) {
    reportOutage(args, error)
    const description = 'Nothing was saved. Try again in a moment.'
    return { status: 503, ok: false, message: failure, description, typed }
  }
  if (outcome.kind === 'invalid') {
    const description = 'Look at what is marked in the form.'
    return { status: 400, ok: false, message: failure, description, problems: outcome.problems, typed }
  }
  if (outcome.kind === 'duplicates') {
    const { duplicates, isOpen } = outcome
    const description = isOpen
      ? 'An open lead has the same address or number. Go on there.'
      : 'Look at who is named in the form, then add them anyway.'
    return {
      status: 409,
      ok: false,
      message: 'You may know them already',
      description,
      typed,
      duplicates,
      isOpen,
    }
  }
  const received = sayMail(
    mail,
    'They get an e-mail that their request is here.',
    'The e-mail to them is saved.',
  )
  const description = outcome.mailed ? { description: received } : {}
  const { changeId, leadId } = outcome
  const undo = changeId ? { changeId, label: 'Lead added' } : undefined
  return { status: 200, ok: true, message: 'Lead added', ...description, leadId, undo }
}
