import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

export const APPROVED = { done: 'member', message: 'Member approved' } as const

/** Lets somebody who registered into the team; all else that can be done with members is on the team's own page. */
export async function approveMember(args: Args, viewer: Viewer, form: FormData) {
  const userId = String(form.get('userId') ?? '')
  try {
    const { accounts } = args.context.get(servicesContext)
    const outcome = await accounts.changeMembership(viewer, 'approve', userId)
    if (!outcome.ok) return failed(409, outcome.message, true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (wantsPage(args.request)) throw redirect(doneAddress(args.request.url, APPROVED.done), 303)
  return data<ChangeResult>({ ok: true, message: APPROVED.message, description: 'A mail tells them.' })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: 'Nothing was changed', description, gone }, { status })
}
