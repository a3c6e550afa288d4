import { redirect } from 'react-router'
import type { Route } from './+types/services.education.ts'

/** An address that older menus link. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/services/education-tools${new URL(request.url).search}`, 301)
}
