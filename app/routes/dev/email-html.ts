import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { mailResponse } from '#app/mail-response.ts'
import type { Route } from './+types/email-html.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await context.get(servicesContext).development?.outbox.get(params.id)
  if (!email?.rendered) throw data(null, { status: 404 })
  return mailResponse(email.rendered.html)
}
