import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { WebhookMove } from '#server/webhooks/manage-webhook.ts'
import type { WebhookInput } from '#server/webhooks/webhook-form.ts'
import { doneWords, NOT_CHANGED, WEBHOOKS, type WebhookResult } from './webhook-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const moves: readonly string[] = ['pause', 'resume', 'delete', 'restore'] satisfies WebhookMove[]

/** What the list of webhooks does with its forms. */
export async function changeWebhooks(args: Args, viewer: Viewer, form: FormData) {
  const { webhooks } = args.context.get(servicesContext)
  return unlessOut(args, async () => {
    if (form.get('do') === 'restore') return move(args, viewer, String(form.get('id')), 'restore')
    const input = readInput(form)
    const added = await webhooks.add(viewer, input)
    if (added.kind === 'invalid') return invalid(input, added.problems)
    if (added.kind === 'too-many') return failed(409, { description: 'There are too many webhooks.' })
    return data<WebhookResult>({ ok: true, message: 'Webhook added', secret: added.secret })
  })
}

/** What the page of one webhook does with its forms. */
export async function changeOneWebhook(args: Args, viewer: Viewer, id: string, form: FormData) {
  const { webhooks } = args.context.get(servicesContext)
  const wish = String(form.get('do') ?? '')
  return unlessOut(args, async () => {
    if (moves.includes(wish)) return move(args, viewer, id, wish as WebhookMove)
    if (wish === 'rotate') {
      const rotated = await webhooks.rotate(viewer, id)
      if (rotated.kind === 'gone') return gone()
      return data<WebhookResult>({ ok: true, message: 'There is a new secret', secret: rotated.secret })
    }
    if (wish === 'test') {
      const answer = await webhooks.sendTest(viewer, id)
      if (!answer) return gone()
      const what = answer.kind === 'failed' ? answer.reason : `It answered ${answer.status}`
      return answer.arrived
        ? data<WebhookResult>({
            ok: true,
            message: 'The test arrived',
            description: `${what}, in ${answer.ms} ms.`,
          })
        : // Told with a 200: the test was made, and the log below has it.
          data<WebhookResult>({
            ok: false,
            message: 'The test did not arrive',
            description: `${what}.`,
            gone: true,
          })
    }
    if (wish === 'again') {
      const outcome = await webhooks.sendAgain(viewer, String(form.get('delivery')))
      if (outcome === 'unchanged')
        return failed(409, { description: 'It is on its way already.', gone: true })
      return done('again')
    }
    const input = readInput(form)
    const saved = await webhooks.change(viewer, { id, version: String(form.get('version')), input })
    if (saved.kind === 'invalid') return invalid(input, saved.problems)
    if (saved.kind === 'gone') return gone()
    if (saved.kind === 'outdated') {
      return failed(409, {
        description: 'Somebody else changed it meanwhile.',
        newer: saved.version,
        draft: input,
      })
    }
    return done('saved')
  })
}

async function move(args: Args, viewer: Viewer, id: string, wish: WebhookMove) {
  const { webhooks } = args.context.get(servicesContext)
  const outcome = await webhooks.move(viewer, { id, move: wish })
  if (outcome === 'unchanged') return gone()
  if (wish !== 'delete') return done(wish)
  // The page of it is gone too.
  if (wantsPage(args.request)) throw redirect(WEBHOOKS, 303)
  const message = 'Webhook deleted'
  const by = { action: WEBHOOKS, fields: { do: 'restore', id } }
  return data<WebhookResult>({ ok: true, message, undo: { changeId: id, label: message, by } })
}

function done(what: string) {
  return data<WebhookResult>({ ok: true, message: doneWords[what] ?? 'Done' })
}

async function unlessOut<T>(args: Args, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error
    reportOutage(args, error)
    return failed(503, { description: 'Try again in a moment.' })
  }
}

function readInput(form: FormData): WebhookInput {
  return {
    url: String(form.get('url') ?? ''),
    description: String(form.get('description') ?? ''),
    events: form.getAll('event').map(String),
    ownNetwork: form.has('ownNetwork'),
  }
}

function invalid(draft: WebhookInput, problems: WebhookResult['problems']) {
  return failed(400, { description: 'See what is marked below.', draft, problems: problems ?? {} })
}

function gone() {
  return failed(409, { description: 'The webhook is not as it was when you looked. Look again.', gone: true })
}

function failed(status: number, result: Omit<WebhookResult, 'ok' | 'message'>) {
  return data<WebhookResult>({ ok: false, message: NOT_CHANGED, ...result }, { status })
}
