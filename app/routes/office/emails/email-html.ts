import { data } from 'react-router'
import { mailResponse } from '#app/lib/mail-response.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/email-html.ts'

export const loader = officeLoader('emails:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const email = await load.services.emails.get(load.viewer, load.params.id)
  if (!email?.rendered) throw data(null, { status: 404 })
  return mailResponse(email.rendered.html)
})
