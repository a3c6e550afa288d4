import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const decisions = {
  approve: { done: 'member-approved', message: 'Member approved', description: 'A mail tells them.' },
  reject: {
    done: 'member-rejected',
    message: 'Registration rejected',
    description: 'The account is deleted.',
  },
}

/** What the page says after it without scripts, by the name in its address. */
export const memberDone: Record<string, string> = Object.fromEntries(
  Object.values(decisions).map(({ done, message }) => [done, message]),
)

/** Lets somebody who registered into the team, or not; all else that can be done with members is on the team's own page. */
export async function decideOnMember(args: Args, viewer: Viewer, form: FormData) {
  const userId = String(form.get('userId') ?? '')
  const decision = form.get('change')
  if (decision !== 'approve' && decision !== 'reject') return failed(400, 'Nothing was chosen.')
  try {
    const { accounts } = args.context.get(servicesContext)
    const outcome = await accounts.changeMembership(viewer, decision, userId)
    if (!outcome.ok) return failed(409, outcome.message, true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  const { done, message, description } = decisions[decision]
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, done), 303)
  return data<ChangeResult>({ ok: true, message, description })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Nothing was changed', description, gone }, { status })
}
