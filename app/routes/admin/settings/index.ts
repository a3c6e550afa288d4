import { redirect } from 'react-router'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/index.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request, 'settings:write')
  throw redirect('/del-admin-dashboard/settings/website')
}
