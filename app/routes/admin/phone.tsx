import { adminMeta } from '#app/admin-page.ts'
import { PhoneScreen } from '#app/features/phone/phone-screen.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/phone.ts'

export const meta = () => adminMeta('On your phone')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request, 'account:write')
  return null
}

export default function Phone() {
  return <PhoneScreen />
}
