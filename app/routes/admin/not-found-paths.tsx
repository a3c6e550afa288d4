import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { LostPathsScreen } from '#app/features/today/lost-paths-screen.tsx'
import { settlePath } from '#app/features/today/settle-path.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/not-found-paths.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Pages people looked for in vain')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'site:read')
  const paths = await orOutage(args, context.get(servicesContext).listNotFoundPaths(viewer))
  return { paths }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'site:write')
  return settlePath(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function NotFoundPaths({ loaderData, actionData }: Route.ComponentProps) {
  return <LostPathsScreen {...loaderData} result={actionData} />
}
