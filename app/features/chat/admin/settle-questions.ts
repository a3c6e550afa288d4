import { data, type RouterContextProvider, redirect } from 'react-router'
import { doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type ChatResult, doneMessages } from './chat-result.ts'
import { readQuestions } from './settle-form.tsx'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Writes down that somebody has seen to the questions that the form names. */
export async function settleQuestions(args: Args, viewer: Viewer, form: FormData) {
  const { context, request } = args
  try {
    await context.get(servicesContext).inbox.settle(viewer, readQuestions(form))
  } catch (error) {
    reportOutage(args, error)
    return data<ChatResult>({ ok: false, message: 'Failed to update chat' }, { status: 503 })
  }
  if (wantsPage(request)) throw redirect(doneAddress(request.url, 'settle'), 303)
  return data<ChatResult>({ ok: true, message: doneMessages.settle ?? '' })
}
