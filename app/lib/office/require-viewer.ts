import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { PORTAL_PATH, SECURITY_PATH } from '#domain/accounts/paths.ts'
import { isTeam, may, type Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { visitContext } from '../context.ts'
import { orOutage } from '../report-outage.ts'

/**
 * Returns the signed-in user if they have the permission.
 * @throws a redirect to the sign-in page (which leads back here) if no user is signed in, a redirect to the
 * start page if they are not on the team, and a 403 response if only the owner may do this
 */
export async function requireViewer(
  context: Readonly<RouterContextProvider>,
  request: Request,
  permission: Permission,
): Promise<Viewer> {
  const viewer = await orOutage({ context, request }, context.get(visitContext).viewer())
  if (!viewer) {
    const { pathname, search } = new URL(request.url)
    const next = request.method === 'GET' ? `?next=${encodeURIComponent(pathname + search)}` : ''
    throw redirect(PORTAL_PATH + next)
  }
  if (!isTeam(viewer)) throw redirectDocument('/')
  // Every page leads such a member to two-factor set-up.
  if (viewer.needsCode && !may(viewer, permission)) throw redirect(SECURITY_PATH)
  if (!may(viewer, permission)) throw data(null, { status: 403 })
  return viewer
}
