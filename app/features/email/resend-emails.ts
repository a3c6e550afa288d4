import { data, type RouterContextProvider, redirect } from 'react-router'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { inQueueAgain, RESEND_FAILED } from './email-words.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Puts the mails that the form names into the queue again. */
export async function resendEmails(args: Args, viewer: Viewer, form: FormData) {
  const { context, request } = args
  const ids = form.getAll('id').map(String)
  if (ids.length === 0) return failed(400, 'Choose at least one mail.')
  let queued: number
  try {
    queued = await context.get(servicesContext).emails.resendSeveral(viewer, ids)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (queued === 0) return failed(409, 'They are on their way or were sent already.', true)
  if (wantsPage(request)) {
    const address = new URL(request.url)
    address.searchParams.delete('all')
    throw redirect(doneAddress(address.href, 'resent'), 303)
  }
  return data<ChangeResult>({ ok: true, message: inQueueAgain(queued) })
}

function failed(status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message: RESEND_FAILED, description, gone }, { status })
}
