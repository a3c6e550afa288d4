import { data } from 'react-router'
import { orUnavailable } from '#app/features/accounts/answers.ts'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import type { Route } from './+types/passkey-options.ts'

export function loader() {
  throw data(null, { status: 404 })
}

/**
 * Returns the options for the browser's passkey prompt: to sign in, or to add a passkey to the signed-in
 * account.
 */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { accounts } = context.get(servicesContext)
  const { addressKey } = context.get(visitContext)
  const visit = { form: await readForm(request), headers: request.headers, addressKey }
  const intent = visit.form.get('intent')
  if (intent !== 'sign-in' && intent !== 'new-passkey') throw data(null, { status: 404 })
  const work =
    intent === 'sign-in'
      ? accounts.beginPasskeySignIn(visit)
      : accounts.beginPasskey(await requireViewer(context, request, 'account:write'), visit)
  const asked = { form: visit.form, title: intent === 'sign-in' ? 'Sign In Error' : 'Passkey not added' }
  const outcome = await orUnavailable(args, asked, work)
  return outcome.kind === 'refused'
    ? Response.json({ refusal: outcome }, { status: outcome.status })
    : Response.json({ options: outcome.options }, { headers: { 'Cache-Control': 'no-store' } })
}
