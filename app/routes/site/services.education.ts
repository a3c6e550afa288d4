import { redirect } from 'react-router'
import { visitContext } from '#app/lib/context.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/services.education.ts'

/** Redirects an old address that earlier menus linked to. */
export function loader({ request, context }: Route.LoaderArgs) {
  return redirect(
    `${pathOf('educationTools', context.get(visitContext).locale)}${new URL(request.url).search}`,
    301,
  )
}
