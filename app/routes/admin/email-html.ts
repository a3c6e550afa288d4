import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { mailResponse } from '#app/mail-response.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/email-html.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'emails:read')
  const email = await context.get(servicesContext).emails.get(viewer, params.id)
  if (!email?.rendered) throw data(null, { status: 404 })
  return mailResponse(email.rendered.html)
}
