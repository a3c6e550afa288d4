import { redirect } from 'react-router'
import { visitContext } from '#app/lib/context.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/index.ts'

/** Redirects to the home page, which has a single address. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(pathOf('home', context.get(visitContext).locale), 301)
}
