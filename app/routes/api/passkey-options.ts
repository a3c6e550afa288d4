import { data } from 'react-router'
import { submitForm } from '#app/features/accounts/answers.ts'
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
  const outcome = await submitForm(args, 'Passkey', async (accounts, visit) => {
    const intent = visit.form.get('intent')
    if (intent === 'sign-in') return accounts.beginPasskeySignIn(visit)
    if (intent !== 'new-passkey') throw data(null, { status: 404 })
    return accounts.beginPasskey(await requireViewer(args.context, args.request, 'account:write'), visit)
  })
  return outcome.kind === 'refused'
    ? Response.json({ refusal: outcome }, { status: outcome.status })
    : Response.json({ options: outcome.options }, { headers: { 'Cache-Control': 'no-store' } })
}
