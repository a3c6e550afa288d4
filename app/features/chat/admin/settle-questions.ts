import { data, type RouterContextProvider, redirect } from 'react-router'
import { doneAddress, type Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { wayBack } from '#app/components/back-office/ways-back.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type ChatResult, doneMessages, questionWays } from './chat-result.ts'
import { readQuestions } from './settle-form.tsx'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Writes down that somebody has seen to the questions that the form names, or that nobody has. `page`: its own address. */
export async function settleQuestions(args: Args, viewer: Viewer, form: FormData, page: string) {
  const { context, request } = args
  const intent = textOf(form, 'intent') === 'reopen' ? 'reopen' : 'settle'
  const questions = readQuestions(form)
  try {
    await context.get(servicesContext).inbox[intent](viewer, questions)
  } catch (error) {
    reportOutage(args, error)
    return data<ChatResult>({ ok: false, message: 'Failed to update chat' }, { status: 503 })
  }
  const message = doneMessages[intent] ?? ''
  const undo = intent === 'settle' ? undoSettling(questions, page) : undefined
  if (wantsPage(request)) throw redirect(doneAddress(request.url, intent, undo), 303)
  return data<ChatResult>({ ok: true, message, undo })
}

/** Questions that were marked as seen wait again; `action`: the page that sees to it. */
export function undoSettling(questions: ReturnType<typeof readQuestions>, action: string): Undo | undefined {
  const label = doneMessages.settle ?? ''
  const item = questions.map(({ conversationId, messageId }) => `${conversationId}:${messageId}`).join(' ')
  return item === '' ? undefined : wayBack(questionWays, 'reopen-questions', item, { action, label })
}
