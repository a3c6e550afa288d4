import { data } from 'react-router'
import { servicesContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-form.ts'
import type { Route } from './+types/passkey-options.ts'

export function loader() {
  throw data(null, { status: 404 })
}

/** What a browser is to ask a device: for a new passkey of somebody signed in, or for one to sign in with. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext)
  const { addressKey, viewer } = context.get(visitContext)
  const visit = { form: await readForm(request), headers: request.headers, addressKey }
  const intent = visit.form.get('intent')
  if (intent !== 'sign-in' && intent !== 'new-passkey') throw data(null, { status: 404 })
  const outcome =
    intent === 'sign-in'
      ? await accounts.beginPasskeySignIn(visit)
      : await accounts.beginPasskey(await viewer(), visit)
  return outcome.kind === 'refused'
    ? Response.json({ refusal: outcome }, { status: outcome.status })
    : Response.json({ options: outcome.options }, { headers: { 'Cache-Control': 'no-store' } })
}
