import { data } from 'react-router'
import { EmailDetail } from '#app/features/email/email-detail.tsx'
import { emailIntents } from '#app/features/email/email-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/email.ts'

export const loader = officeLoader('emails:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const email = await load.services.emails.get(load.viewer, load.params.id)
  if (!email) throw data(null, { status: 404 })
  return { email }
})

export const action = officeAction('emails:write', emailIntents)

export default function Email({ loaderData: { email } }: Route.ComponentProps) {
  return <EmailDetail email={email} />
}
