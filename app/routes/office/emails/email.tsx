import { EmailDetail } from '#app/features/email/email-detail.tsx'
import { emailIntents } from '#app/features/email/email-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/email.ts'

export const loader = officeLoader('emails:read', async ({ viewer, services, id }) => {
  const email = await services.emails.get(viewer, id)
  return email && { email }
})

export const action = officeAction('emails:write', emailIntents)

export default function Email({ loaderData: { email } }: Route.ComponentProps) {
  return <EmailDetail email={email} />
}
