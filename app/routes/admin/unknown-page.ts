import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/unknown-page.ts'

export const meta = () => adminMeta('Page Not Found')

export async function loader({ context, request }: Route.LoaderArgs): Promise<never> {
  await requireViewer(context, request, 'account:write')
  throw data(null, { status: 404 })
}

/** Never shown: the frame of the back office shows the error. */
export default function UnknownPage() {
  return null
}
