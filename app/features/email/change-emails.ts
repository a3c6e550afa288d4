import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import {
  EMAILS,
  inQueueAgain,
  NOT_DELIVERED_AGAIN,
  RESEND_FAILED,
  SETTLE_FAILED,
  seenTo,
} from './email-words.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What the list of mails and the start page do with dead letters that the form names. */
export async function changeEmails(args: Args, viewer: Viewer, form: FormData) {
  // Taking back names all of them in one field.
  const ids = form.getAll('id').flatMap((value) => String(value).split(' '))
  const intent = form.get('intent')
  return isSettling(intent) ? settleEmails(args, viewer, ids, intent) : resendEmails(args, viewer, ids)
}

/** `settle`: somebody has seen to them; `unsettle` takes that back. */
type Settling = 'settle' | 'unsettle'
export const isSettling = (intent: unknown): intent is Settling =>
  intent === 'settle' || intent === 'unsettle'

/** Puts mails into the queue again. */
async function resendEmails(args: Args, viewer: Viewer, ids: string[]) {
  if (ids.length === 0) return failed(RESEND_FAILED, 400, 'Choose at least one mail.')
  let queued: number
  try {
    queued = await args.context.get(servicesContext).emails.resendSeveral(viewer, ids)
  } catch (error) {
    reportOutage(args, error)
    return failed(RESEND_FAILED, 503, 'Nothing was changed. Try again in a moment.')
  }
  if (queued === 0) return failed(RESEND_FAILED, 409, 'They are on their way or were sent already.', true)
  return data<ChangeResult>({ ok: true, message: inQueueAgain(queued) })
}

/** Notes that somebody has seen to mails that were not delivered, or takes that back. */
export async function settleEmails(args: Args, viewer: Viewer, ids: string[], intent: Settling) {
  if (ids.length === 0) return failed(SETTLE_FAILED, 400, 'Choose at least one mail.')
  let changed: string[]
  try {
    changed = await args.context.get(servicesContext).emails.settle(viewer, ids, intent === 'settle')
  } catch (error) {
    reportOutage(args, error)
    return failed(SETTLE_FAILED, 503, 'Nothing was changed. Try again in a moment.')
  }
  const [first] = changed
  if (!first) return failed(SETTLE_FAILED, 409, 'Somebody else was quicker.', true)
  if (intent === 'unsettle') return data<ChangeResult>({ ok: true, message: NOT_DELIVERED_AGAIN })
  const message = seenTo(changed.length)
  const by = { action: EMAILS, fields: { intent: 'unsettle', id: changed.join(' ') } }
  return data<ChangeResult>({ ok: true, message, undo: { changeId: first, label: message, by } })
}

function failed(message: string, status: number, description: string, gone = false) {
  return data<ChangeResult>({ ok: false, message, description, gone }, { status })
}
