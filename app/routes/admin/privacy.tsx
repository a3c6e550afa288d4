import { adminMeta } from '#app/admin-page.ts'
import { erasePerson } from '#app/features/privacy/admin/erase-intent.ts'
import { PrivacyScreen } from '#app/features/privacy/admin/privacy-screen.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/privacy.ts'

export const meta = () => adminMeta('Privacy')

export const loader = officeLoader('privacy:manage', async ({ viewer, services, query }) => {
  const text = query('q') ?? ''
  const search = text ? await services.privacy.search(viewer, text) : undefined
  return { text, search, mail: (await services.emails.state()).kind }
})

export const action = officeAction('privacy:manage', { erase: erasePerson })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} />
}
