import { LostPathsScreen } from '#app/features/today/lost-paths-screen.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/not-found-paths.ts'

export const loader = officeLoader('site:read', async ({ viewer, services }) => ({
  paths: await services.listNotFoundPaths(viewer),
}))

export default function NotFoundPaths({ loaderData }: Route.ComponentProps) {
  return <LostPathsScreen {...loaderData} />
}
