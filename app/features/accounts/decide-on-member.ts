import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { type MailKind, sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

/** What is said of the mail to a member who was approved. */
export const approvalMail = (mail: MailKind) =>
  sayMail(mail, 'A mail tells them.', 'The mail that tells them is saved.')

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const decisions = {
  approve: { done: 'member-approved', message: 'Member approved' },
  reject: { done: 'member-rejected', message: 'Registration rejected' },
}

/** What the page says after it without scripts, by the name in its address. */
export const memberDone: Record<string, string> = Object.fromEntries(
  Object.values(decisions).map(({ done, message }) => [done, message]),
)

/** Lets somebody who registered into the team, or not; all else that can be done with members is on the team's own page. */
export async function decideOnMember(args: Args, viewer: Viewer, form: FormData) {
  const userId = String(form.get('userId') ?? '')
  const decision = form.get('change')
  let description = 'The account is deleted.'
  if (decision !== 'approve' && decision !== 'reject') return failed(400, 'Nothing was chosen.')
  try {
    const { accounts, emails } = args.context.get(servicesContext)
    if (decision === 'approve') description = approvalMail((await emails.state()).kind)
    const outcome = await accounts.changeMembership(viewer, decision, userId)
    if (!outcome.ok) return failed(409, outcome.message, true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  const { done, message } = decisions[decision]
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, done), 303)
  return data<ChangeResult>({ ok: true, message, description })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Nothing was changed', description, gone }, { status })
}
