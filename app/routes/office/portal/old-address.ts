import { redirect } from 'react-router'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Route } from './+types/old-address.ts'

const moved: Partial<Record<string, string>> = {
  '/auth': PORTAL_PATH,
  '/admin/leads': '/del-admin-dashboard/leads',
}

/** Addresses that are linked to but have no screen of their own. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect((moved[pathname] ?? PORTAL_PATH) + search)
}
