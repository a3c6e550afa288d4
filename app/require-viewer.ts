import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { PORTAL_PATH, SECURITY_PATH } from '#domain/accounts/paths.ts'
import { isTeam, may, type Permission, type Viewer } from '#domain/accounts/viewer.ts'
import { visitContext } from './context.ts'
import { orOutage } from './report-outage.ts'

/**
 * Who is signed in, if they may do this. Nobody is sent to sign in and comes back to the page they asked for;
 * somebody who is not on the team is sent to the start page; a member who asks for what is the owner's gets 403.
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
  // Every page of theirs leads to the one thing that they must do first.
  if (viewer.needsCode && !may(viewer, permission)) throw redirect(SECURITY_PATH)
  if (!may(viewer, permission)) throw data(null, { status: 403 })
  return viewer
}
