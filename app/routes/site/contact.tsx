import { data, redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/contact.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const receipt = new URL(request.url).searchParams.get('sent')
  return { sent: receipt ? (context.get(servicesContext).leads.readReceipt(receipt) ?? null) : null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { leads } = context.get(servicesContext)
  const { addressKey, locale } = context.get(visitContext)
  const outcome = await leads.submitQuote({
    form: await request.formData(),
    headers: request.headers,
    addressKey,
    locale,
  })
  if (outcome.kind === 'sent') return redirect(`/contact?sent=${outcome.receipt}#quote`, 303)
  return data(outcome, { status: outcome.kind === 'invalid' ? 400 : 429 })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <pre>{JSON.stringify({ loaderData, actionData })}</pre>
}
