import { data, type RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { type ChatResult, doneMessages, UNANSWERED } from './chat-result.ts'
import { readQuestions } from './settle-form.tsx'
import { undoSettling } from './settle-questions.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What the chat's page does with the button that was pressed. */
export async function changeChat(args: Args, viewer: Viewer, form: FormData, id: string) {
  const intent = String(form.get('intent') ?? '')
  const text = String(form.get('text') ?? '')
  const failed = (status: number, description: string, gone = false) => {
    const draft = intent === 'reply' ? text : undefined
    return data<ChatResult>({ ok: false, message: failureOf(intent), description, gone, draft }, { status })
  }
  if (!Object.hasOwn(changes, intent)) return failed(400, 'Nothing was chosen.')
  let outcome: string
  try {
    outcome = await changes[intent as Intent](args, viewer, { id, text, form })
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (outcome === 'gone') return failed(404, 'This chat is not there any more.', true)
  if (outcome === 'no-contact') return failed(400, 'Enter a valid e-mail address or phone number.')
  if (outcome === 'empty') return failed(400, 'Write something first.')
  if (outcome === 'too-long')
    return failed(400, `A message has at most ${chatLimits.messageLength} characters.`)
  const undo = intent === 'settle' ? undoSettling(readQuestions(form), UNANSWERED) : undefined
  const message = outcome === 'joined' ? 'Chat added to an open lead' : (doneMessages[intent] ?? '')
  return data<ChatResult>({ ok: true, message, undo })
}

type Change = { id: string; text: string; form: FormData }
type Intent = 'take-over' | 'hand-back' | 'reply' | 'create-lead' | 'settle' | 'delete'

const changes: Record<Intent, (args: Args, viewer: Viewer, change: Change) => Promise<string>> = {
  'take-over': async (args, viewer, { id }) => (await inboxOf(args).takeOver(viewer, id)).kind,
  'hand-back': async (args, viewer, { id }) => (await inboxOf(args).handBack(viewer, id)).kind,
  reply: async (args, viewer, { id, text, form }) =>
    (await inboxOf(args).reply(viewer, { id, text, after: readNumber(form.get('after')) })).kind,
  'create-lead': async (args, viewer, { id, form }) => {
    const field = (name: string) => textOf(form, name)
    const fields = {
      name: field('name'),
      email: field('email'),
      phone: field('phone'),
      service: field('service'),
      budget: field('budget'),
      urgency: field('urgency'),
    }
    return (await inboxOf(args).createLead(viewer, { id, key: field('key'), fields })).kind
  },
  // Seen to already is as good as done.
  settle: async (args, viewer, { form }) => {
    await inboxOf(args).settle(viewer, readQuestions(form))
    return 'changed'
  },
  // Gone already is as good as deleted.
  delete: async (args, viewer, { id }) => {
    await inboxOf(args).delete(viewer, id)
    return 'changed'
  },
}

function inboxOf({ context }: Args) {
  return context.get(servicesContext).inbox
}

const LARGEST_INTEGER = 2 ** 31 - 1

function readNumber(value: unknown): number {
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 && number <= LARGEST_INTEGER ? number : 0
}

/** What a change is called that could not be made. */
export function failureOf(intent: unknown): string {
  if (intent === 'create-lead') return 'Failed to create lead'
  if (intent === 'delete') return 'Failed to delete chat'
  return intent === 'reply' ? 'Failed to send reply' : 'Failed to update chat'
}
