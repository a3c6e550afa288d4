import { adminMeta } from '#app/admin-page.ts'
import { FiguresScreen } from '#app/features/today/figures/figures-screen.tsx'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/figures.ts'

export const meta = () => adminMeta('The last 30 days')

export const loader = officeLoader('leads:read', async ({ viewer, services }) => ({
  trends: await services.leads.trends(viewer),
}))

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />
}
