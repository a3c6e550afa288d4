import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { FiguresScreen } from '#app/features/today/figures/figures-screen.tsx'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/figures.ts'

export const meta = () => adminMeta('The last 30 days')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  return { trends: await orOutage(args, context.get(servicesContext).leads.trends(viewer)) }
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />
}
