import { visitContext } from '#app/lib/context.ts'
import { isTeam } from '#domain/accounts/permissions.ts'
import type { Route } from './+types/session.ts'

/** Returns who is signed in. The role is null for people who are not on the team. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await context.get(visitContext).viewer()
  const shown = viewer && {
    email: viewer.email,
    name: viewer.name,
    role: isTeam(viewer) ? viewer.role : null,
  }
  return Response.json({ viewer: shown ?? null }, { headers: { 'Cache-Control': 'no-store' } })
}
