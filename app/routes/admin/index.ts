import { redirect } from 'react-router'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/index.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request, 'leads:read')
  return redirect('/del-admin-dashboard/leads')
}
