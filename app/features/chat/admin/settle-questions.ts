import { data, type RouterContextProvider } from 'react-router'
import type { Undo } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type ChatResult, doneMessages } from './chat-result.ts'
import { readQuestions } from './settle-form.tsx'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Writes down that somebody has seen to the questions that the form names, or that nobody has. `page`: its own address. */
export async function settleQuestions(args: Args, viewer: Viewer, form: FormData, page: string) {
  const intent = textOf(form, 'intent') === 'reopen' ? 'reopen' : 'settle'
  const questions = readQuestions(form)
  try {
    await args.context.get(servicesContext).inbox[intent](viewer, questions)
  } catch (error) {
    reportOutage(args, error)
    return data<ChatResult>({ ok: false, message: 'Failed to update chat' }, { status: 503 })
  }
  const message = doneMessages[intent] ?? ''
  const undo = intent === 'settle' ? undoSettling(questions, page) : undefined
  return data<ChatResult>({ ok: true, message, undo })
}

/** Questions that were marked as seen wait again; `action`: the page that sees to it. */
export function undoSettling(questions: ReturnType<typeof readQuestions>, action: string): Undo | undefined {
  const label = doneMessages.settle ?? ''
  const item = questions.map(({ conversationId, messageId }) => `${conversationId}:${messageId}`).join(' ')
  const fields = { about: 'question', intent: 'reopen', question: item }
  return item === '' ? undefined : { changeId: item, label, by: { action, fields } }
}
