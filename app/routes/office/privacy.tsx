import { erasePerson } from '#app/features/privacy/office/erase-intent.ts'
import { PrivacyScreen } from '#app/features/privacy/office/privacy-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/privacy.ts'

export const loader = officeLoader('privacy:manage', async ({ viewer, services, query }) => {
  const text = query('q') ?? ''
  const search = text ? await services.privacy.search(viewer, text) : undefined
  return { text, search, mail: (await services.emails.state()).kind }
})

export const action = officeAction('privacy:manage', { erase: erasePerson })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} />
}
